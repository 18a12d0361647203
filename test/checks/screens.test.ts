import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ROUTES } from '../../src/app/shell/routes'
import { foldersIn, readJson } from './sources'

/** Screens that are no menu items. */
const UNROUTED = ['auth-redirect', 'login', 'not-found']

const screens = foldersIn('src/screens')
const routed = ROUTES.filter(({ load }) => load).map(({ name }) => name)
const keys = Object.keys(readJson<Record<string, string>>('locales/en.json'))
const budget = readJson<Record<string, number>>('size-budget.json')
const test = suite('screens')

test('every screen has a route and every route a screen', () => {
  assert.equal([...routed, ...UNROUTED].sort(), [...screens].sort())
})

test('every screen of the menu has texts of its own', () => {
  const segment = (screen: string) => screen.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const withoutTexts = routed.filter(screen => !keys.some(key => key.startsWith(`${segment(screen)}.`)))
  assert.equal(withoutTexts, [])
})

test('a screen has a limit by name only where it needs more than all screens have', () => {
  const named = Object.keys(budget).filter(name => name.startsWith('screen: '))
  const limit = budget['each screen'] ?? Number.NaN
  assert.equal(
    named.filter(name => !(budget[name]! > limit)),
    []
  )
})

test('no two routes share a path or a name', () => {
  const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
  assert.equal(duplicates(ROUTES.map(({ path }) => path)), [])
  assert.equal(duplicates(ROUTES.map(({ name }) => name)), [])
})

test.run()
