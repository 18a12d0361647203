import ts from 'typescript'
import { importsOf } from './imports'
import { parse, place, readJson, walk } from './sources'

/** What the build makes, as far as the checks read it. */
export interface Built {
  files: Map<string, string>
  chunks: { texts: Map<string, string>; chunksOf(path: string): string[] }
  entries: Array<{ path: string; name: string; owner: string; layers: string[] }>
  fileNames: { words(slice: string, language: string): string | undefined }
  /** The keys have other, shorter names in what is built. */
  nameOf(key: string): string
}

const KEYS = Object.keys(readJson<Record<string, string>>('locales/en.json'))

/** The words that a part names and that are not there when it is shown. */
export function missingWords(built: Built): string[] {
  const missing = built.entries.flatMap(entry =>
    waysTo(entry).flatMap(slices => {
      const there = new Set(slices.flatMap(slice => wordsIn(slice, built)))
      return filesOf(entry.path)
        .flatMap(namedKeys)
        .filter(({ key }) => !there.has(built.nameOf(key)))
        .map(({ key, where }) => `${where}: ${key} is not in ${slices.join(' + ')}`)
    })
  )
  return [...new Set(missing)]
}

/** The slices that are there when a part is shown, for each way in which a page may have begun. */
function waysTo({ name, owner, layers }: Built['entries'][number]): string[][] {
  const own = [owner, ...(layers.includes('kit') ? ['kit'] : [])]
  if (name === 'main' || name === 'auth-redirect')
    return [
      ['login', ...own],
      ['shell', ...own]
    ]
  return [[layers.includes('shell') ? 'shell' : 'login', ...own]]
}

/** The names of the words in a slice. */
export function wordsIn(slice: string, { files, fileNames }: Built): string[] {
  return Object.keys(JSON.parse(files.get(`static/${fileNames.words(slice, 'en')}`) ?? '{}'))
}

function filesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !/\.tsx?$/.test(path)) return []
  seen.add(path)
  return [path, ...importedBy(path).flatMap(target => filesOf(target, seen))]
}

const importedBy = oncePerPath(path =>
  importsOf(path)
    .filter(({ ofType, lazy, target }) => !ofType && !lazy && target.startsWith('src/'))
    .map(({ target }) => target)
)

/** The keys that a file names, whole, as the stem of a plural, or by the beginning of a template. */
const namedKeys = oncePerPath(path => {
  const file = parse(path)
  const found: Array<{ key: string; where: string }> = []
  walk(file, node => {
    const where = place(file, node)
    const add = (keys: string[]) => found.push(...keys.map(key => ({ key, where })))
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
