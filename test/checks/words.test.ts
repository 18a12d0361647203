import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importsOf } from './imports'
import { parse, place, readJson, walk } from './sources'

interface Built {
  files: Map<string, string>
  entries: Array<{ path: string; name: string; owner: string; layers: string[] }>
  facts: { stamp: string; light: string[] }
  /** The keys have other, shorter names in what is built. */
  keys: { nameOf(key: string): string }
}

const KEYS = Object.keys(readJson<Record<string, string>>('locales/en.json'))
const SPARE = 'node_modules/.cache/build-for-words'
const test = suite<{ built: Built }>('words')

test.before(async context => {
  const { build } = await import(pathToFileURL(join(process.cwd(), 'build.mjs')).href)
  context.built = await build({ folder: join(process.cwd(), SPARE), quick: true })
})

test('each part that is loaded by its address has all words that its files name', ({ built }) => {
  const missing = built.entries.flatMap(entry =>
    waysTo(entry, built).flatMap(slices => {
      const there = new Set(slices.flatMap(slice => wordsIn(slice, built)))
      return filesOf(entry.path)
        .flatMap(namedKeys)
        .filter(({ key }) => !there.has(built.keys.nameOf(key)))
        .map(({ key, where }) => `${where}: ${key} is not in ${slices.join(' + ')}`)
    })
  )
  assert.equal([...new Set(missing)], [])
})

test('the words of the login page are no burden to a signed-in user, nor the other way round', ({ built }) => {
  const has = (slice: string, key: string) => wordsIn(slice, built).includes(built.keys.nameOf(key))
  assert.equal([has('login', 'login.wrong'), has('shell', 'login.wrong')], [true, false])
  assert.equal([has('login', 'menu.dashboard'), has('shell', 'menu.dashboard')], [false, true])
})

/** The slices that are there when a part is shown, for each way in which a page may have begun. */
function waysTo({ name, owner, layers }: Built['entries'][number], { facts }: Built): string[][] {
  const own = [owner, ...(facts.light.includes(name) ? [] : ['kit'])]
  if (name === 'main' || name === 'auth-redirect')
    return [
      ['login', ...own],
      ['shell', ...own]
    ]
  return [[layers.includes('shell') ? 'shell' : 'login', ...own]]
}

function wordsIn(slice: string, { files, facts }: Built): string[] {
  return Object.keys(JSON.parse(files.get(`static/${slice}.en-${facts.stamp}.json`) ?? '{}'))
}

function filesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !/\.tsx?$/.test(path)) return []
  seen.add(path)
  const next = importsOf(path).filter(({ ofType, lazy, target }) => !ofType && !lazy && target.startsWith('src/'))
  return [path, ...next.flatMap(({ target }) => filesOf(target, seen))]
}

/** The keys that a file names, whole, as the stem of a plural, or by the beginning of a template. */
function namedKeys(path: string): Array<{ key: string; where: string }> {
  const file = parse(path)
  const found: Array<{ key: string; where: string }> = []
  walk(file, node => {
    const where = place(file, node)
    const add = (keys: string[]) => found.push(...keys.map(key => ({ key, where })))
    if (ts.isStringLiteralLike(node)) add(KEYS.filter(key => key === node.text || key === `${node.text}.other`))
    if (ts.isTemplateHead(node) && /^[a-z]\w*\./.test(node.text)) add(KEYS.filter(key => key.startsWith(node.text)))
  })
  return found
}

test.run()
