import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stampIn } from '../../src/lib/browser/served-stamp'
import type { Words } from '../../src/lib/environment'
import { unpack } from '../../src/lib/text/unpack'
import { importTool } from '../setup/import-tool'
import { allWords, wordsOf } from '../setup/words'
import { exists, filesIn, read, readJson } from './sources'
import { type Built, missingWords, wordsIn } from './words'

/** A class name that is in uPlot's code as a string. */
const UPLOT = 'u-cursor-pt'
const FIRST = 'node_modules/.cache/first-build'
const SECOND = 'node_modules/.cache/second-build'
/** Namespaces and placeholders that are never loaded. */
const NAMESPACES = /^https?:\/\/(www\.w3\.org|opcfoundation\.org|[\w-]+\.invalid)$/

interface BuildTool {
  build(options: { folder: string; quick: boolean }): Promise<Built>
}

const permission = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const readBytes = (path: string) => readFileSync(join(process.cwd(), path))
const test = suite<{ built: Built }>('bundle')

test.before(async context => {
  const { build } = await importTool<BuildTool>('build.mjs')
  context.built = await build({ folder: join(process.cwd(), FIRST), quick: true })
  await build({ folder: join(process.cwd(), SECOND), quick: true })
})

test.after(() => {
  for (const folder of [FIRST, SECOND]) rmSync(folder, { recursive: true, force: true })
})

test('two builds are identical byte for byte', () => {
  const paths = filesIn(FIRST).map(path => path.slice(FIRST.length))
  assert.equal(
    filesIn(SECOND).map(path => path.slice(SECOND.length)),
    paths
  )
  const different = paths.filter(path => !readBytes(FIRST + path).equals(readBytes(SECOND + path)))
  assert.equal(different, [])
})

test('every text file has its compressed variants', ({ built }) => {
  const paths = [...built.files.keys()].flatMap(path => [`${FIRST}/admin/${path}.gz`, `${FIRST}/admin/${path}.br`])
  assert.equal(
    paths.filter(path => !exists(path)),
    []
  )
})

test('it has the licences of the packages that it is made of', ({ built }) => {
  const titles = built.files.get('licenses.txt')?.match(/^.+(?=\n=+\n\n.)/gm) ?? []
  const names = titles.map(title => title.split(' ')[0]!)
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json')
  // The two aliases of compat are there for types and for peers; preact/compat itself is bundled.
  const expected = Object.keys(dependencies).filter(name => name !== 'react' && name !== 'react-dom')
  assert.equal(
    expected.filter(name => !names.includes(name)),
    []
  )
  assert.ok(names.includes('templite'), 'what packages depend on')
  assert.not(names.includes('esbuild'))
})

test('uPlot is in the chunk of the chart only', ({ built }) => {
  const chunkNames = [...built.chunks.texts].filter(([, text]) => text.includes(UPLOT)).map(([name]) => name)
  assert.is(chunkNames.length, 1, chunkNames.join())
  const loadedBy = built.entries.filter(({ path }) => built.chunks.chunksOf(path).includes(chunkNames[0]!))
  assert.equal([...new Set(loadedBy.map(({ owner }) => owner))], ['chart'])
})

test('the page has one inline script and one inline sheet, permitted by their hashes, and no handler', ({ built }) => {
  const page = built.files.get('index.html') ?? ''
  const bodies = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, body]) => body!)
  const [boot, sheet] = [bodies('script'), bodies('style')]
  assert.equal([boot.length, sheet.length], [1, 1])
  const policies = [page, built.headers].map(text => /default-src 'none'; [^"\n]*/.exec(text)?.[0] ?? '')
  for (const policy of policies) {
    assert.match(policy, `script-src 'self' '${permission(boot[0]!)}';`)
    assert.match(policy, `style-src 'self' '${permission(sheet[0]!)}';`)
    assert.match(policy, "require-trusted-types-for 'script'; trusted-types 'none'")
    assert.not.match(policy, 'unsafe')
    assert.is(policy.match(/sha256-/g)?.length, 2)
  }

  const markup = page.replace(boot[0]!, '').replace(sheet[0]!, '')
  assert.not.match(markup, /\sstyle=|\son\w+=|javascript:/)
  for (const [, attributes, body] of markup.matchAll(/<script([^>]+)>([\s\S]*?)<\/script>/g)) {
    assert.match(attributes!, /\ssrc="\/admin\/static\//)
    assert.is(body, '')
  }
})

test('nothing refers to another origin', ({ built }) => {
  const named = [...built.files]
    .filter(([path]) => !path.includes('openapi') && path !== 'licenses.txt')
    .flatMap(([path, text]) => [...text.matchAll(/https?:\/\/[\w.:-]+/g)].map(match => `${path} ${match[0]}`))
  assert.equal(
    named.filter(name => !NAMESPACES.test(name.split(' ')[1]!)),
    []
  )
})

// A hash in the name of a file may contain any three letters.
test('it contains nothing of the tests', ({ built }) => {
  const wrong = [...built.files].filter(([, text]) =>
    /happy-dom|\buvu\b|createPanel|engineer-3152|\/gallery\b/.test(text)
  )
  assert.equal(
    wrong.map(([path]) => path),
    []
  )
})

test('the page states the stamp of its build', ({ built }) => {
  assert.is(stampIn(built.files.get('index.html') ?? ''), built.facts.stamp)
})

test('every text is in a slice: of its screen, or a shared one where it is needed', ({ built }) => {
  const slices = [...built.files].flatMap(([path, text]) => {
    const name = /^static\/(.+)-\w+\.en\.json$/.exec(path)?.[1]
    return name ? [{ name, keys: Object.keys(unpack(JSON.parse(text))) }] : []
  })
  const isLoaded = (key: string) => !/^(language|file)\./.test(key)
  const names = (words: Words) => Object.keys(words).filter(isLoaded).map(built.nameOf)
  const shared = names(wordsOf('kit', 'en'))
  const unexpected = slices.flatMap(({ name, keys }) => {
    const expected = [...names(wordsOf(name, 'en')), ...shared]
    return keys.filter(key => !expected.includes(key))
  })
  assert.equal(unexpected, [])
  assert.equal([...new Set(slices.flatMap(({ keys }) => keys))].sort(), names(allWords('en')).sort())
})

test('each lazily loaded part has all texts that its files use', ({ built }) => {
  assert.equal(missingWords(built), [])
})

test('a signed-in user does not load the texts of the login page, and the login page loads no others', ({ built }) => {
  const has = (slice: string, key: string) => wordsIn(slice, built).includes(built.nameOf(key))
  assert.equal([has('login', 'login.wrong'), has('shell', 'login.wrong')], [true, false])
  assert.equal([has('login', 'menu.dashboard'), has('shell', 'menu.dashboard')], [false, true])
})

test("the README's table of packages matches package.json", () => {
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
