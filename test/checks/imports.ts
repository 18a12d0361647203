import { dirname, join } from 'node:path'
import ts from 'typescript'
import { exists, parse, walk } from './sources'

export interface Import {
  /** A path from the root, or a package name. */
  target: string
  typeOnly: boolean
  /** Imported by `import()`. */
  lazy: boolean
  /** Name of the default import, if any. */
  name?: string
}

const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const known = new Map<string, Import[]>()

/** All imports and re-exports of a file, including `import()` and types. */
export function importsOf(path: string): Import[] {
  const imports = known.get(path) ?? findImports(path)
  known.set(path, imports)
  return imports
}

function findImports(path: string): Import[] {
  const imports: Import[] = []
  walk(parse(path), node => {
    const specifier = specifierOf(node)
    if (specifier === undefined) return
    const name = ts.isImportDeclaration(node) ? node.importClause?.name?.text : undefined
    imports.push({
      target: resolveFrom(path, specifier),
      typeOnly: isTypeOnlyImport(node),
      lazy: ts.isCallExpression(node),
      ...(name && { name })
    })
  })
  return imports
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

function isTypeOnlyImport(node: ts.Node): boolean {
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
  const extension = EXTENSIONS.find(extension => /\.\w+$/.test(path + extension) && exists(path + extension))
  return path + (extension ?? '')
}
