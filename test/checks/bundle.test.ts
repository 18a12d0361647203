import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Words } from '../../src/lib/text/i18n'
import { allWords, wordsOf } from '../setup/words'
import { exists, filesIn, read, readJson } from './sources'
import { type Built, missingWords, wordsIn } from './words'

/** A class of uPlot's that stands in its code as text. */
const UPLOT = 'u-cursor-pt'
const FIRST = 'node_modules/.cache/first-build'
const SECOND = 'node_modules/.cache/second-build'
/** Names of things, never loaded. */
const NAMESPACES = /^https?:\/\/(www\.w3\.org|[\w-]+\.invalid)$/

const readBytes = (path: string) => readFileSync(join(process.cwd(), path))
const test = suite<{ built: Built }>('bundle')

test.before(async context => {
  const { build } = await import(pathToFileURL(join(process.cwd(), 'build.mjs')).href)
  context.built = await build({ folder: join(process.cwd(), FIRST), quick: true })
  await build({ folder: join(process.cwd(), SECOND), quick: true })
})

test.after(() => {
  for (const folder of [FIRST, SECOND]) rmSync(folder, { recursive: true, force: true })
})

test('two builds are the same, byte for byte', () => {
  const paths = filesIn(FIRST).map(path => path.slice(FIRST.length))
  assert.equal(
    filesIn(SECOND).map(path => path.slice(SECOND.length)),
    paths
  )
  const different = paths.filter(path => !readBytes(FIRST + path).equals(readBytes(SECOND + path)))
  assert.equal(different, [])
})

test('every text file has its compressed sisters', ({ built }) => {
  const paths = [...built.files.keys()].flatMap(path => [`${FIRST}/admin/${path}.gz`, `${FIRST}/admin/${path}.br`])
  assert.equal(
    paths.filter(path => !exists(path)),
    []
  )
})

test('uPlot is in the chunk of the chart only', ({ built }) => {
  const holders = [...built.chunks.texts].filter(([, text]) => text.includes(UPLOT)).map(([name]) => name)
  assert.is(holders.length, 1, holders.join())
  const loadedBy = built.entries.filter(({ path }) => built.chunks.chunksOf(path).includes(holders[0]!))
  assert.equal([...new Set(loadedBy.map(({ owner }) => owner))], ['chart'])
})

test('the page has no script, style or handler of its own', ({ built }) => {
  const page = built.files.get('index.html') ?? ''
  assert.not.match(page, /<style|\sstyle=|\son\w+=|javascript:/)
  for (const [, attributes, body] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    assert.match(attributes!, /\ssrc="\/admin\/static\//)
    assert.is(body, '')
  }
})

test('nothing is named that lies on another origin', ({ built }) => {
  const named = [...built.files]
    .filter(([path]) => !path.includes('openapi'))
    .flatMap(([path, text]) => [...text.matchAll(/https?:\/\/[\w.:-]+/g)].map(match => `${path} ${match[0]}`))
  assert.equal(
    named.filter(name => !NAMESPACES.test(name.split(' ')[1]!)),
    []
  )
})

test('nothing of the tests is in it', ({ built }) => {
  const wrong = [...built.files].filter(([, text]) => /happy-dom|uvu|createPanel|engineer-3152/.test(text))
  assert.equal(
    wrong.map(([path]) => path),
    []
  )
})

test('every word is in a slice, and there as the tests have it', ({ built }) => {
  const slices = [...built.files].flatMap(([path, text]) => {
    const name = /^static\/(.+)-\w+\.en\.json$/.exec(path)?.[1]
    return name ? [{ name, keys: Object.keys(JSON.parse(text)) }] : []
  })
  const names = (words: Words) => Object.keys(words).map(built.nameOf)
  const strays = slices.flatMap(({ name, keys }) => keys.filter(key => !names(wordsOf(name, 'en')).includes(key)))
  assert.equal(strays, [])
  assert.equal([...new Set(slices.flatMap(({ keys }) => keys))].sort(), names(allWords('en')).sort())
})

test('each part that is loaded by its address has all words that its files name', ({ built }) => {
  assert.equal(missingWords(built), [])
})

test('the words of the login page are no burden to a signed-in user, nor the other way round', ({ built }) => {
  const has = (slice: string, key: string) => wordsIn(slice, built).includes(built.nameOf(key))
  assert.equal([has('login', 'login.wrong'), has('shell', 'login.wrong')], [true, false])
  assert.equal([has('login', 'menu.dashboard'), has('shell', 'menu.dashboard')], [false, true])
})

test('the table of packages in the README is that of package.json', () => {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json')
  const table = read('README.md').split('## Dependencies')[1]?.split('\n## ')[0] ?? ''
  const names = [...table.matchAll(/^\|([^|]*)\|/gm)].slice(2).map(([, cell]) => cell!.match(/@?[a-z][\w./-]*/g) ?? [])
  assert.equal(
    Object.keys(dependencies).filter(name => !names.flat().includes(name)),
    []
  )
  assert.equal(
    names.map(([first]) => first ?? '').filter(name => !(name in dependencies)),
    []
  )
})

test.run()
