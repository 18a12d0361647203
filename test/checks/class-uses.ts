import { join } from 'node:path'
import ts from 'typescript'
import { importsOf } from './imports'
import { place, read, walk } from './sources'

/** By CSS module: the classes that its importers name, each with a place. Computed names count with every value of their type. */
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
      const known = uses.get(target) ?? new Map<string, string>()
      uses.set(target, known)
      walk(file, node => {
        for (const used of namesIn(node, name, checker))
          known.set(used, place(file, node).replace(`${process.cwd()}/`, ''))
      })
    }
  }
  return uses
}

function namesIn(node: ts.Node, styles: string | undefined, checker: ts.TypeChecker): string[] {
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return []
  if (!ts.isIdentifier(node.expression) || node.expression.text !== styles) return []
  if (ts.isPropertyAccessExpression(node)) return [node.name.text]
  return textsOf(checker.getTypeAtLocation(node.argumentExpression)) ?? [`[${node.argumentExpression.getText()}]`]
}

/** The values of a type of literal strings; nothing when it is wider. */
function textsOf(type: ts.Type): string[] | undefined {
  if (type.isStringLiteral()) return [type.value]
  const parts = type.isUnion() ? type.types.filter(part => !(part.flags & ts.TypeFlags.Undefined)).map(textsOf) : []
  return parts.length && parts.every(part => part !== undefined) ? parts.flat() : undefined
}

function declarations(): string[] {
  return [join(process.cwd(), 'src/styles/modules.d.ts')]
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', read('tsconfig.json'))
  return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd()).options
}
