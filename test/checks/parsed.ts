import ts from 'typescript'

const parsed = new Map<string, ts.SourceFile>()

/** The syntax tree of a file with this text; nobody may change it, as many checks share it. */
export function parseText(path: string, text: string): ts.SourceFile {
  const known = parsed.get(path)
  const file = known?.text === text ? known : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
  parsed.set(path, file)
  return file
}
