import ts from 'typescript'
import { unpack } from '../../src/lib/text/unpack'
import { importsOf } from './imports'
import { locationOf, parse, readJson, walk } from './sources'

/** The part of the build's result that the checks read. */
export interface Built {
  files: Map<string, string>
  /** Of every server of the console, as text. */
  headers: string
  facts: { stamp: string }
  chunks: { texts: Map<string, string>; chunksOf(path: string): string[] }
  /** A part in the folder of a tab also has the texts of that tab. */
  entries: Array<{ path: string; name: string; tab?: string; owner: string; layers: string[] }>
  fileNames: { texts(slice: string, language: string): string | undefined }
  /** The build shortens the keys. */
  nameOf(key: string): string
}

const KEYS = Object.keys(readJson<Record<string, string>>('locales/en.json'))

/** Texts that a part uses but that are not loaded when it is shown. */
export function missingWords(built: Built): string[] {
  const missing = built.entries.flatMap(entry =>
    sliceSets(entry).flatMap(slices => {
      const available = new Set(slices.flatMap(slice => wordsIn(slice, built)))
      return filesOf(entry.path)
        .flatMap(usedKeys)
        .filter(({ key }) => !available.has(built.nameOf(key)))
        .map(({ key, location }) => `${location}: ${key} is not in ${slices.join(' + ')}`)
    })
  )
  return [...new Set(missing)]
}

/** The slices loaded when a part is shown, for each page that may have come first. */
function sliceSets({ name, tab = name, owner, layers }: Built['entries'][number]): string[][] {
  const partSlices = [...new Set([name, tab, owner]), ...(layers.includes('kit') ? ['kit'] : [])]
  if (name === 'main' || name === 'auth-redirect')
    return [
      ['login', ...partSlices],
      ['shell', ...partSlices]
    ]
  return [[layers.includes('shell') ? 'shell' : 'login', ...partSlices]]
}

/** The short keys of the texts in a slice. */
export function wordsIn(slice: string, { files, fileNames }: Built): string[] {
  return Object.keys(unpack(JSON.parse(files.get(`static/${fileNames.texts(slice, 'en')}`) ?? '{}')))
}

function filesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !/\.tsx?$/.test(path)) return []
  seen.add(path)
  return [path, ...importedBy(path).flatMap(target => filesOf(target, seen))]
}

const importedBy = oncePerPath(path =>
  importsOf(path)
    .filter(({ typeOnly, lazy, target }) => !typeOnly && !lazy && target.startsWith('src/'))
    .map(({ target }) => target)
)

/** The keys that a file uses, except for texts that the build writes into it: whole, as the stem of a plural, or as the beginning of a template. */
export const usedKeys = oncePerPath(path => {
  const file = parse(path)
  const found: Array<{ key: string; location: string }> = []
  const written = new Set<ts.Node>()
  walk(file, node => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'inOtherLanguages')
      for (const text of node.arguments) written.add(text)
    if (written.has(node)) return
    const location = locationOf(file, node)
    const add = (keys: string[]) => found.push(...keys.map(key => ({ key, location })))
    if (ts.isStringLiteralLike(node)) add(KEYS.filter(key => key === node.text || key === `${node.text}.other`))
    if (ts.isTemplateHead(node) && /^[a-z]\w*\./.test(node.text)) add(KEYS.filter(key => key.startsWith(node.text)))
  })
  return found
})

/** Many parts reach the same files, and parsing is slow. */
function oncePerPath<T>(read: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>()
  return path => {
    const found = known.get(path) ?? read(path)
    known.set(path, found)
    return found
  }
}
