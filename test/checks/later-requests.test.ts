import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { resolveFrom } from './imports'
import { locationOf, parse, SOURCES } from './sources'

/** They tell the panel that what the user has cancelled is over. */
const AFTER_THE_END = ['src/app/dialogs/export/write-to-file.ts: cancelExport']

const test = suite('later requests')

test('what an action requests after its first await can be cancelled like the first request', () => {
  const wrong = SOURCES.filter(path => /^src\/(app|screens|session|stores)\//.test(path)).flatMap(path => {
    const calls = callsOfApi(path)
    return asyncFunctionsIn(parse(path)).flatMap(body => laterUses(body, calls))
  })
  assert.equal(wrong, [])
})

/** The names by which a file knows functions of api. */
function callsOfApi(path: string): Set<string> {
  const names = parse(path).statements.flatMap(statement => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const { importClause, moduleSpecifier } = statement
    const bindings = importClause?.isTypeOnly ? undefined : importClause?.namedBindings
    if (!/^src\/api\/[\w-]+\.ts$/.test(resolveFrom(path, moduleSpecifier.text))) return []
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.filter(it => !it.isTypeOnly) : []
  })
  return new Set(names.map(({ name }) => name.text))
}

function asyncFunctionsIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (child: ts.Node) => {
    if (ts.isFunctionLike(child) && 'body' in child && child.body && isAsync(child)) found.push(child.body)
    child.forEachChild(visit)
  }
  visit(node)
  return found
}

const isAsync = (node: ts.Node) =>
  ts.canHaveModifiers(node) && !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)

/** Functions of api that are named after an `await`; those in functions of their own are sent by whoever calls these. */
function laterUses(body: ts.Node, calls: ReadonlySet<string>): string[] {
  const found: string[] = []
  let isLater = false
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return
    if (ts.isIterationStatement(node, false)) isLater ||= /\bawait\b/.test(node.statement.getText())
    if (ts.isCallExpression(node)) {
      for (const argument of node.arguments) visit(argument)
      if (!node.arguments.some(it => /signal$/i.test(it.getText()))) visit(node.expression)
      return
    }
    node.forEachChild(visit)
    if (ts.isAwaitExpression(node)) isLater = true
    if (!isLater || !ts.isIdentifier(node) || !calls.has(node.text)) return
    const file = node.getSourceFile()
    if (!AFTER_THE_END.includes(`${file.fileName}: ${node.text}`)) found.push(`${locationOf(file, node)}: ${node.text}`)
  }
  visit(body)
  return found
}

test.run()
