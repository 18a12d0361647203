import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** What has a label of its own in the page that is no name of a field or an action. */
const OTHER_ELEMENTS = /^(Table|FormView|Tabs|CodeBlock|SelectionBar|EmptyState|.*(Dialog|Banner|Notice))$/
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/**
 * The labels in the sources of one screen: titles of cards and tabs, names of fields, columns and actions, as far as a view or a table
 * names them by a key.
 * @param {readonly string[]} files their paths
 * @param {readonly string[]} keys of all texts
 * @returns of each the `key`, its `kind`, the `path` of its file, and the `name` of the tab or card that it titles
 */
export function readLabels(root, files, keys) {
  const known = new Set(keys)
  return files.flatMap(path => labelsIn(parse(root, path), keys, known).map(it => ({ ...it, path })))
}

/** The TypeScript files of a folder. */
export const filesIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.tsx?$/.test(path))
    .sort()

/** The files that a file imports by their paths, now or later, but not for types only. */
export function importsOf(root, path) {
  const found = []
  walk(parse(root, path), node => {
    if (node.importClause?.isTypeOnly) return
    const { moduleSpecifier: from = ts.isCallExpression(node) && isImport(node) ? node.arguments[0] : undefined } = node
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.'))
      found.push(join(dirname(path), from.text).replaceAll('\\', '/'))
  })
  return found.flatMap(
    from => ENDINGS.map(end => from + end).find(it => /\.tsx?$/.test(it) && existsSync(join(root, it))) ?? []
  )
}

const isImport = ({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword

const parsed = new Map()

function parse(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  if (parsed.get(path)?.text !== text) parsed.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true))
  return parsed.get(path)
}

function labelsIn(file, keys, known) {
  const found = []
  const labelling = functionsWithLabel(file)
  const add = (kind, node, name) => {
    for (const { key, id = name } of keysIn(node, keys, known)) found.push({ key, kind, name: id })
  }
  walk(file, node => {
    if (ts.isJsxAttribute(node) && node.initializer) {
      const tag = node.parent.parent.tagName.getText()
      const kind = kindOfAttribute(tag, node.name.getText())
      if (kind) add(kind, node.initializer)
    }
    if (ts.isJsxElement(node) && /^(Button|strong)$/.test(node.openingElement.tagName.getText()))
      for (const child of node.children) if (ts.isJsxExpression(child)) add('action', child)
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.parent)) {
      const kind = kindOfProperty(node.name.getText(), propertyNames(node.parent))
      if (kind) add(kind, node.initializer, nameOf(node.parent))
    }
    if (ts.isCallExpression(node) && labelling.has(node.expression.getText())) add('field', node.arguments[0])
  })
  return found
}

function kindOfAttribute(tag, attribute) {
  if (OTHER_ELEMENTS.test(tag)) return
  if (attribute === 'title' && /(Card|SummaryRow|PathTest)$/.test(tag)) return 'card'
  if (attribute === 'label' || (attribute === 'title' && tag === 'FieldGroup')) return 'field'
}

const propertyNames = object => new Set(object.properties.map(({ name }) => name?.text))

function kindOfProperty(property, others) {
  if (others.has('remedy')) return
  if (property === 'label') return 'field'
  if (property === 'title') return others.has('facts') || others.has('text') ? 'card' : others.has('cell') && 'field'
  if (property === 'text' && others.has('onPick')) return 'menu'
  if (property === 'text' && others.has('id')) return others.has('load') || others.size === 2 ? 'tab' : 'menu'
}

/** What an object is called: by its `id`, or as the property of another one. */
function nameOf(object) {
  const id = object.properties.find(({ name }) => name?.text === 'id')?.initializer
  if (id && ts.isStringLiteral(id)) return id.text
  return ts.isPropertyAssignment(object.parent) ? object.parent.name.text : undefined
}

/** Functions of a file whose first parameter is a label. */
function functionsWithLabel(file) {
  const names = new Set()
  walk(file, node => {
    const { parameters = [] } = (ts.isVariableDeclaration(node) ? node.initializer : node) ?? {}
    if (node.name && parameters[0]?.name.text === 'label') names.add(node.name.text)
  })
  return names
}

/** The keys that an expression names; with what completes them where a template begins them. */
function keysIn(node, keys, known) {
  const found = []
  walk(node, inner => {
    if (ts.isStringLiteralLike(inner) && known.has(inner.text)) found.push({ key: inner.text })
    if (ts.isTemplateExpression(inner) && inner.head.text.includes('.') && inner.templateSpans.length === 1) {
      const [begin, end] = [inner.head.text, inner.templateSpans[0].literal.text]
      for (const key of keys)
        if (key.startsWith(begin) && key.endsWith(end) && key.length > begin.length + end.length) {
          const id = key.slice(begin.length, key.length - end.length)
          if (!id.includes('.')) found.push({ key, id })
        }
    }
  })
  return found
}

function walk(node, visit) {
  visit(node)
  node.forEachChild(child => walk(child, visit))
}
