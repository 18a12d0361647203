import { dirname, join } from 'node:path'
import ts from 'typescript'
import { exists, parse, walk } from './sources'

export interface Import {
  /** A path from the root, or the name of a package. */
  target: string
  ofType: boolean
  /** Loaded later, by its address. */
  lazy: boolean
  /** The default import's name, where there is one. */
  name?: string
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** All that a file imports or re-exports, `import()` and types too. */
export function importsOf(path: string): Import[] {
  const found: Import[] = []
  walk(parse(path), node => {
    const specifier = specifierOf(node)
    if (specifier === undefined) return
    const name = ts.isImportDeclaration(node) ? node.importClause?.name?.text : undefined
    found.push({
      target: resolveFrom(path, specifier),
      ofType: isOfType(node),
      lazy: ts.isCallExpression(node),
      ...(name && { name })
    })
  })
  return found
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier)
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : undefined
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isCall ? literal(node.arguments[0]) : undefined
}

function literal(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined
}

function isOfType(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  if (!ts.isImportDeclaration(node) || !node.importClause) return false
  const { isTypeOnly, name, namedBindings } = node.importClause
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : undefined
  return isTypeOnly || (!name && named !== undefined && named.every(element => element.isTypeOnly))
}

export function resolveFrom(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  const path = join(dirname(from), specifier).replaceAll('\\', '/')
  const ending = ENDINGS.find(ending => /\.\w+$/.test(path + ending) && exists(path + ending))
  return path + (ending ?? '')
}
