import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Words } from '../../src/lib/environment'
import { type PackedText, unpack } from '../../src/lib/text/unpack'
import { readJson } from '../checks/sources'
import { load, type ReadSource, type Source } from './load'

interface Edit {
  start: number
  end: number
  replacement: string
}

interface Place {
  segment: string
  position: number
  end: string
}

type PlaceOf = (key: string) => Place
type NameOf = (key: string) => string

interface Keys {
  placeKeys(keys: string[], beginnings: string[], groupOf?: (key: string) => string): PlaceOf
  nameAt(place: Place): string
  keyBeginnings(source: Source, keys: Set<string>): string[]
  createKeyCheck(keys: Set<string>): (path: string, source: Source) => { text: string; location: { line: number } }[]
  keyEdits(source: Source, keys: Set<string>, nameOf: NameOf): Edit[]
  packTexts(texts: Words, placeOf: PlaceOf): Record<string, PackedText[]>
}

interface Sources {
  readSource: ReadSource
  replaceAll(text: string, edits: Edit[]): string
}

const KEYS = [
  'dashboard.clients.one',
  'dashboard.clients.other',
  'dashboard.cpu',
  'email.tab.groups',
  'email.tabs',
  't02'
]
const BEGINNINGS = ['email.tab.']
const known = new Set(KEYS)
const test = suite<Keys & Sources>('keys')

test.before(async context => {
  Object.assign(context, await load('keys.mjs'), await load('source.mjs'))
})

const namesOf = ({ placeKeys, nameAt }: Keys, keys: string[], beginnings: string[]): NameOf => {
  const placeOf = placeKeys(keys, beginnings)
  return key => nameAt(placeOf(key))
}

function inCode(context: Keys & Sources, code: string) {
  const { readSource, replaceAll, keyBeginnings, keyEdits } = context
  const source = readSource('code.ts', code)
  const nameOf = namesOf(context, KEYS, [...new Set([...BEGINNINGS, ...keyBeginnings(source, known)])])
  return replaceAll(code, keyEdits(source, known, nameOf))
}

function errorsIn({ readSource, createKeyCheck }: Keys & Sources, code: string): string[] {
  return createKeyCheck(known)('code.ts', readSource('code.ts', code)).map(
    ({ text, location }) => `${location.line}: ${text}`
  )
}

test('code and texts name a text alike, whatever its quotes are', context => {
  const name = namesOf(context, KEYS, BEGINNINGS)('dashboard.cpu')
  assert.ok(name.length < 4, name)
  assert.is(inCode(context, `t('dashboard.cpu')`), `t("${name}")`)
  assert.is(inCode(context, 't(`dashboard.cpu`)'), `t("${name}")`)
  assert.is(inCode(context, 't("dashboard.\\u0063pu")'), `t("${name}")`)
})

test('the forms of a plural follow their stem', context => {
  const nameOf = namesOf(context, KEYS, BEGINNINGS)
  const stem = nameOf('dashboard.clients')
  assert.is(inCode(context, `plural('dashboard.clients', 2)`), `plural("${stem}", 2)`)
  assert.equal(['dashboard.clients.one', 'dashboard.clients.other'].map(nameOf), [`${stem}.one`, `${stem}.other`])
})

test('a key that a template completes is found by its beginning and its end', context => {
  const nameOf = namesOf(context, KEYS, BEGINNINGS)
  const beginning = nameOf('email.tab.')
  assert.is(nameOf('email.tab.groups'), `${beginning}groups`)
  assert.is(
    inCode(context, `t(\`email.tab.\${tab}\`, \`email.tab.groups\`)`),
    `t(\`${beginning}\${tab}\`, "${beginning}groups")`
  )
})

test('a beginning within another one is named by the outer one', context => {
  const nameOf = namesOf(context, ['email.tab.group.all', 'email.tab.list'], ['email.tab.', 'email.tab.group.'])
  assert.is(nameOf('email.tab.group.all'), `${nameOf('email.tab.group.')}all`)
  assert.ok(nameOf('email.tab.list').startsWith(nameOf('email.tab.')))
})

test('what only looks like a key stays as it is', context => {
  const code = `load('icons.svg'); host('mail.plant.example'); t('emails'); type Key = 'dashboard.cpu'`
  assert.is(inCode(context, code), code)
  assert.equal(errorsIn(context, code), [])
})

test('a key that is in no language fails, with its line', context => {
  assert.equal(errorsIn(context, `t('dashboard.cpu')\nt('dashboard.gpu')`), [
    '2: dashboard.gpu is not in locales/en.json'
  ])
  assert.equal(errorsIn(context, 't(`dashboard.gpu`)'), ['1: dashboard.gpu is not in locales/en.json'])
  assert.equal(errorsIn(context, `\nt(\`email.kind.\${kind}\`)`), [
    '2: no key of locales/en.json begins with email.kind.'
  ])
})

test('a key that cannot be found in code fails', context => {
  assert.match(errorsIn(context, `t('email.tab.' + tab)`).join(), /complete it in one template/)
  assert.match(errorsIn(context, `t(\`\${screen}.cpu\`)`).join(), /may not begin with a gap/)
  assert.equal(errorsIn(context, `name(\`\${title}.png\`)`), [])
})

test('a new key renames keys of its own segment only', context => {
  const all = Object.keys(readJson<Record<string, string>>('locales/en.json'))
  const before = namesOf(context, all, [])
  const after = namesOf(context, [...all, 'wifi.aNewKey'], [])
  const renamed = all.filter(key => before(key) !== after(key))
  assert.equal([...new Set(renamed.map(key => key.split('.')[0]))], ['wifi'])
})

test('no two texts share a name', context => {
  const all = Object.keys(readJson<Record<string, string>>('locales/en.json'))
  assert.is(new Set(all.map(namesOf(context, all, ['email.tab.', 'recipe.outcome.']))).size, all.length)
})

test('texts that are stored without keys are found under the names in code', context => {
  const words = {
    'dashboard.clients.one': '1 client',
    'dashboard.clients.other': '{{count}} clients',
    'email.tab.groups': 'Groups',
    'email.tabs': 'Tabs',
    t02: 'WebView'
  }
  const placeOf = context.placeKeys(KEYS, BEGINNINGS)
  const named = Object.entries(words).map(([key, text]) => [context.nameAt(placeOf(key)), text])
  assert.equal(unpack(context.packTexts(words, placeOf)), Object.fromEntries(named))
})

test('a text that does not follow the one before has its position with it', ({ placeKeys, packTexts }) => {
  const keys = ['email.a', 'email.b', 'email.c', 'email.d']
  const packed = packTexts({ 'email.a': 'A', 'email.c': 'C', 'email.d': 'D' }, placeKeys(keys, []))
  assert.equal(Object.values(packed), [['A', 2, 'C', 'D']])
})

test('the texts of a slice are next to each other', ({ placeKeys, packTexts }) => {
  const own: Words = { 'email.a': 'A', 'email.c': 'C', 'email.d': 'D' }
  const placeOf = placeKeys(['email.a', 'email.b', 'email.c', 'email.d'], [], key => (key in own ? 'own' : ''))
  assert.equal(Object.values(packTexts(own, placeOf)), [[1, 'A', 'C', 'D']])
})

test('a template that names only the first segment of its keys fails', context => {
  assert.match(errorsIn(context, `t(\`email.\${tab}\`)`).join(), /name two segments/)
})

test.run()
