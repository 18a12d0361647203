import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const SOURCES = /^src\/(screens|app|stores|lib|ui)\/.*\.tsx?$/
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Reads what the files of `src` declare, and follows names over files. Nodes are those of TypeScript; a path is that of the file of a node. */
export function createDeclarations(root = process.cwd()) {
  const files = new Map()
  const fileAt = path => files.get(path) ?? files.set(path, parse(root, path)).get(path)

  /** What a name stands for, with the path of its file. */
  function resolve(name, path) {
    const { declared, imported } = fileAt(path)
    const { from, original } = imported.get(name) ?? {}
    if (!from) return declared.has(name) ? { node: declared.get(name), path } : undefined
    const candidates = ENDINGS.map(ending => from + ending)
    const target = candidates.find(file => /\.tsx?$/.test(file) && existsSync(join(root, file)))
    return target && resolve(original, target)
  }

  /** The properties of an object literal, also of one that a name or a call stands for, with those that are spread into it. */
  function propertiesOf(expression, path) {
    const node = plain(expression)
    if (!node) return []
    if (!ts.isObjectLiteralExpression(node)) {
      const target = resolve(nameIn(node), path)
      return target ? propertiesOf(resultOf(target.node), target.path) : []
    }
    return node.properties.flatMap(property => {
      if (ts.isSpreadAssignment(property)) return propertiesOf(property.expression, path)
      return [{ ...namedValue(property), path }]
    })
  }

  return { fileAt, resolve, propertiesOf }
}

/** The paths of sources that may have forms and texts. */
export const sourcesIn = root =>
  readdirSync(join(root, 'src'), { recursive: true })
    .map(path => `src/${path.replaceAll('\\', '/')}`)
    .filter(path => SOURCES.test(path))
    .sort()

function parse(root, path) {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022)
  const declared = new Map()
  const imported = new Map()
  walk(file, node => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) declared.set(node.name.text, node.initializer)
    if (ts.isFunctionDeclaration(node) && node.name) declared.set(node.name.text, node)
    if (ts.isTypeAliasDeclaration(node)) declared.set(node.name.text, node.type)
    if (ts.isImportDeclaration(node)) for (const [name, origin] of importsOf(node, path)) imported.set(name, origin)
  })
  return { file, declared, imported }
}

/** What a file imports by name. */
function importsOf(node, path) {
  const { moduleSpecifier, importClause } = node
  const from = join(dirname(path), moduleSpecifier.text).replaceAll('\\', '/')
  const elements = importClause?.namedBindings?.elements ?? []
  return elements.map(({ name, propertyName = name }) => [name.text, { from, original: propertyName.text }])
}

export function walk(node, visit) {
  visit(node)
  node.forEachChild(child => walk(child, visit))
}

export function literalsIn(node) {
  const found = []
  if (node) walk(node, inner => ts.isStringLiteral(inner) && found.push(inner.text))
  return found
}

/** The name of what is called, of a type, or of what stands for itself. */
export const nameIn = node => (node.expression ?? node.typeName ?? node).text

const namedValue = ({ name, initializer = name }) => ({ name: name.text, value: initializer })

/** Without types and brackets. */
export const plain = node =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? plain(node.expression)
    : node

/** What a function returns, or an expression itself. */
export function resultOf(node) {
  const body = node?.body ?? node
  return body && ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body
}
