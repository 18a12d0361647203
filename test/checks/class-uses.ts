import { join } from 'node:path'
import ts from 'typescript'
import { importsOf } from './imports'
import { locationOf, read, walk } from './sources'

/** The classes that views use of each CSS module, with a location each. A computed name counts as every value of its type. */
export function classUses(paths: string[]): Map<string, Map<string, string>> {
  const program = ts.createProgram(
    paths.map(path => join(process.cwd(), path)).concat(declarations()),
    compilerOptions()
  )
  const checker = program.getTypeChecker()
  const uses = new Map<string, Map<string, string>>()
  for (const path of paths) {
    const file = program.getSourceFile(join(process.cwd(), path))
    if (!file) continue
    for (const { target, name } of importsOf(path).filter(({ target }) => target.endsWith('.module.css'))) {
      const classes = uses.get(target) ?? new Map<string, string>()
      uses.set(target, classes)
      walk(file, node => {
        for (const className of classNamesIn(node, name, checker))
          classes.set(className, locationOf(file, node).replace(`${process.cwd()}/`, ''))
      })
    }
  }
  return uses
}

function classNamesIn(node: ts.Node, styles: string | undefined, checker: ts.TypeChecker): string[] {
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return []
  if (!ts.isIdentifier(node.expression) || node.expression.text !== styles) return []
  if (ts.isPropertyAccessExpression(node)) return [node.name.text]
  return literalValues(checker.getTypeAtLocation(node.argumentExpression)) ?? [`[${node.argumentExpression.getText()}]`]
}

/** The values of a type of string literals; undefined for a wider type. */
function literalValues(type: ts.Type): string[] | undefined {
  if (type.isStringLiteral()) return [type.value]
  const parts = type.isUnion()
    ? type.types.filter(part => !(part.flags & ts.TypeFlags.Undefined)).map(literalValues)
    : []
  return parts.length && parts.every(part => part !== undefined) ? parts.flat() : undefined
}

function declarations(): string[] {
  return [join(process.cwd(), 'src/styles/modules.d.ts')]
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', read('tsconfig.json'))
  return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd()).options
}
