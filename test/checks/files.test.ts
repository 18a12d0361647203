import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { entriesIn, filesIn, isGenerated, read, SOURCES } from './sources'

const MAX_LINES = 300
const MAX_SOURCE_LINES = 200
const P90_LINES = 160
const MEDIAN_LINES = 60

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/
const CODE = /\.(tsx?|mjs|css)$/
const TOP_LEVEL = [
  ...['LICENSE', 'README.md', 'build.mjs', 'package-lock.json', 'package.json', 'size-budget.json', 'tsconfig.json'],
  ...['locales', 'src', 'static', 'test']
]

const all = [...filesIn('src'), ...filesIn('test'), ...filesIn('static'), ...filesIn('locales')]
const code = [...all, ...filesIn('.build'), 'build.mjs'].filter(path => CODE.test(path) && !isGenerated(path))
const test = suite('files')

const countLines = (path: string) => read(path).trimEnd().split('\n').length

test('no file is longer than 300 lines', () => {
  assert.equal(
    code.filter(path => countLines(path) > MAX_LINES).map(path => `${path}: ${countLines(path)}`),
    []
  )
})

test('files of src stay small', () => {
  const longest = SOURCES.filter(path => countLines(path) > MAX_SOURCE_LINES)
  assert.equal(longest, [])
  const lengths = SOURCES.map(countLines).sort((a, b) => a - b)
  const quantile = (share: number) => lengths[Math.floor((lengths.length - 1) * share)]!
  assert.ok(quantile(0.5) < MEDIAN_LINES, `median ${quantile(0.5)}`)
  assert.ok(quantile(0.9) < P90_LINES, `nine in ten up to ${quantile(0.9)}`)
})

test('names are kebab-case', () => {
  const parts = all.filter(path => !path.endsWith('README.md')).flatMap(path => path.split('/'))
  const wrong = new Set(parts.filter(part => !KEBAB_CASE.test(part) && part !== 'googleCharts'))
  assert.equal([...wrong], [])
})

test('no comment postpones work', () => {
  const marker = new RegExp(
    `\\b(${['TO', 'FIX', 'XX'].map((word, index) => word + ['DO', 'ME', 'X'][index]).join('|')})\\b`
  )
  assert.equal(
    code.filter(path => marker.test(read(path))),
    []
  )
})

test('the top level has these entries and no others, except hidden and ignored ones', () => {
  const ignored = read('.gitignore').split('\n')
  const entries = entriesIn('.').filter(name => !name.startsWith('.') && !ignored.includes(`${name}/`))
  assert.equal(entries.sort(), TOP_LEVEL.sort())
})

test.run()
