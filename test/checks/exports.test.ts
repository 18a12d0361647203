import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { resolveFrom } from './imports'
import { filesIn, parse, SOURCES, SRC, walk } from './sources'

/** The chart is loaded by its address. */
const ENTRIES = ['src/chart/loader.ts']

/** The build puts its calls in place. */
const USED_BY_BUILD = 'src/lib/browser/assets.ts scriptUrl'

const EXPORTS = SOURCES.filter(path => !ENTRIES.includes(path))
  .flatMap(path => exportsOf(path).map(name => ({ path, name, text: `${path} ${name}` })))
  .filter(({ text }) => text !== USED_BY_BUILD)

const test = suite('exports')

test('src itself uses what it exports: nothing is there for its tests only', () => {
  const unused = EXPORTS.filter(isUnused(SRC)).filter(({ path, name }) => countOf(path, name) < 2)
  assert.equal(
    unused.map(({ text }) => text),
    []
  )
})

test('values are exported only if another file uses them', () => {
  const unused = EXPORTS.filter(isUnused([...SRC, ...filesIn('test', /\.tsx?$/)])).filter(
    ({ path, name }) => !isType(path, name)
  )
  assert.equal(
    unused.map(({ text }) => text),
    []
  )
})

function isUnused(paths: string[]) {
  const used = new Set(paths.flatMap(usesIn))
  return ({ path, text }: { path: string; text: string }) => !used.has(`${path} *`) && !used.has(text)
}

/** How often a file names something, the export included. */
function countOf(path: string, name: string): number {
  let count = 0
  walk(parse(path), node => {
    if (ts.isIdentifier(node) && node.text === name) count += 1
  })
  return count
}

function isType(path: string, name: string): boolean {
  return parse(path).statements.some(
    statement =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name
  )
}

/** The names that a file exports itself or passes on. */
function exportsOf(path: string): string[] {
  return parse(path).statements.flatMap(statement => {
    if (ts.isExportAssignment(statement)) return ['default']
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : []
    }
    return exportedNames(statement)
  })
}

function exportedNames(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  const has = (kind: ts.SyntaxKind) => modifiers.some(modifier => modifier.kind === kind)
  if (!has(ts.SyntaxKind.ExportKeyword)) return []
  if (has(ts.SyntaxKind.DefaultKeyword)) return ['default']
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  const { name } = statement as ts.Statement & { name?: ts.Identifier } // every other declaration that can be exported
  return name ? [name.text] : []
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap(element => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))
}

/** What a file takes from others, as `path name`; `path *` where it takes the whole. */
function usesIn(path: string): string[] {
  const uses: string[] = []
  walk(parse(path), node => {
    if (ts.isImportDeclaration(node))
      uses.push(...namesOf(node.importClause).map(name => use(node.moduleSpecifier, name)))
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const { moduleSpecifier, exportClause: clause } = node
      const names = clause && ts.isNamedExports(clause) ? clause.elements.map(importedName) : ['*']
      uses.push(...names.map(name => use(moduleSpecifier, name)))
    }
    const argument =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0]
    if (argument) uses.push(use(argument, '*'))
  })
  return uses

  function use(specifier: ts.Expression, name: string): string {
    return `${ts.isStringLiteralLike(specifier) ? resolveFrom(path, specifier.text) : ''} ${name}`
  }
}

function namesOf(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings
  const named = bindings ? (ts.isNamedImports(bindings) ? bindings.elements.map(importedName) : ['*']) : []
  return clause?.name ? ['default', ...named] : named
}

function importedName({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (propertyName ?? name).text
}

test.run()
