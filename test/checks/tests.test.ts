import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { foldersIn, locationOf, parse, TESTS, walk } from './sources'

/** Comes from test/tools/bundle.mjs. */
declare const DEFAULT_LANGUAGES: readonly string[]

const test = suite('tests')

test('every test file runs its tests', () => {
  assert.equal(
    TESTS.filter(path => callsOf(path, ['run']).length === 0),
    []
  )
})

test('no test uses only or skip', () => {
  assert.equal(
    TESTS.flatMap(path => callsOf(path, ['only', 'skip'])),
    []
  )
})

test('every journey is in a folder by its subject', () => {
  assert.equal(
    TESTS.filter(path => /^test\/browser\/[^/]+$/.test(path)),
    []
  )
})

test('a journey visits every screen in each language', () => {
  assert.equal(
    DEFAULT_LANGUAGES.filter(language => !TESTS.includes(`test/browser/looks/every-screen/${language}.test.ts`)),
    []
  )
})

test('every screen has tests', () => {
  const tested = (screen: string) => TESTS.some(path => new RegExp(`^test/screens/${screen}(/|\\.test)`).test(path))
  assert.equal(
    foldersIn('src/screens').filter(screen => !tested(screen)),
    []
  )
})

/** Locations of calls of these methods of `test`. */
function callsOf(path: string, methods: string[]): string[] {
  const file = parse(path)
  const found: string[] = []
  walk(file, node => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
    const { expression, name } = node.expression
    if (methods.includes(name.text) && expression.getText(file) === 'test') found.push(locationOf(file, node))
  })
  return found
}

test.run()
