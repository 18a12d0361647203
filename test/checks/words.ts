import ts from 'typescript'
import { importsOf } from './imports'
import { locationOf, parse, readJson, walk } from './sources'

/** The part of the build's result that the checks read. */
export interface Built {
  files: Map<string, string>
  chunks: { texts: Map<string, string>; chunksOf(path: string): string[] }
  entries: Array<{ path: string; name: string; owner: string; layers: string[] }>
  facts: { stamp: string; light: string[] }
  /** The build shortens the keys. */
  keys: { nameOf(key: string): string }
}

const KEYS = Object.keys(readJson<Record<string, string>>('locales/en.json'))

/** Texts that a part uses but that are not loaded when it is shown. */
export function missingWords(built: Built): string[] {
  const missing = built.entries.flatMap(entry =>
    sliceSets(entry, built).flatMap(slices => {
      const available = new Set(slices.flatMap(slice => wordsIn(slice, built)))
      return filesOf(entry.path)
        .flatMap(usedKeys)
        .filter(({ key }) => !available.has(built.keys.nameOf(key)))
        .map(({ key, location }) => `${location}: ${key} is not in ${slices.join(' + ')}`)
    })
  )
  return [...new Set(missing)]
}

/** The slices loaded when a part is shown, for each page that may have come first. */
function sliceSets({ name, owner, layers }: Built['entries'][number], { facts }: Built): string[][] {
  const partSlices = [owner, ...(facts.light.includes(name) ? [] : ['kit'])]
  if (name === 'main' || name === 'auth-redirect')
    return [
      ['login', ...partSlices],
      ['shell', ...partSlices]
    ]
  return [[layers.includes('shell') ? 'shell' : 'login', ...partSlices]]
}

/** The short keys of the texts in a slice. */
export function wordsIn(slice: string, { files, facts }: Built): string[] {
  return Object.keys(JSON.parse(files.get(`static/${slice}.en-${facts.stamp}.json`) ?? '{}'))
}

function filesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !/\.tsx?$/.test(path)) return []
  seen.add(path)
  const next = importsOf(path).filter(({ typeOnly, lazy, target }) => !typeOnly && !lazy && target.startsWith('src/'))
  return [path, ...next.flatMap(({ target }) => filesOf(target, seen))]
}

/** The keys that a file uses: whole, as the stem of a plural, or as the prefix of a template. */
function usedKeys(path: string): Array<{ key: string; location: string }> {
  const file = parse(path)
  const uses: Array<{ key: string; location: string }> = []
  walk(file, node => {
    const location = locationOf(file, node)
    const add = (keys: string[]) => uses.push(...keys.map(key => ({ key, location })))
    if (ts.isStringLiteralLike(node)) add(KEYS.filter(key => key === node.text || key === `${node.text}.other`))
    if (ts.isTemplateHead(node) && /^[a-z]\w*\./.test(node.text)) add(KEYS.filter(key => key.startsWith(node.text)))
  })
  return uses
}
