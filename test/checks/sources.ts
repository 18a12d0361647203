import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parseText } from './parsed'

const ROOT = process.cwd()

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

export const exists = (path: string): boolean => existsSync(join(ROOT, path))

export const readJson = <T>(path: string): T => JSON.parse(read(path))

/** All files below a folder, relative to the root. */
export function filesIn(folder: string, pattern = /./): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/')
    )
    .filter(path => pattern.test(path))
    .sort()
}

export const entriesIn = (folder: string): string[] => readdirSync(join(ROOT, folder))

export function foldersIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
}

/** Whether `npm run types` generates the file. */
export const isGenerated = (path: string): boolean => /^src\/\w+\/generated\//.test(path)

/** The code of src, also what is generated. */
export const SRC = filesIn('src', /\.tsx?$/)

/** The hand-written code of src. */
export const SOURCES = SRC.filter(path => !isGenerated(path))

export const TESTS = filesIn('test', /\.test\.tsx?$/)

export const parse = (path: string): ts.SourceFile => parseText(path, read(path))

/** Visits all descendants of a node. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  node.forEachChild(child => {
    visit(child)
    walk(child, visit)
  })
}

/** The identifiers and texts of a file. */
export function namesIn(path: string): Set<string> {
  const found = new Set<string>()
  walk(parse(path), node => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) found.add(node.text)
  })
  return found
}

/** `path:line` of a node. */
export function locationOf(file: ts.SourceFile, node: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
}
