import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

type Texts = Readonly<Record<string, string>>

interface Locales {
  chooseLanguages(list?: string): readonly string[]
  keysFor(language: string, english: Texts): string[]
  lackingKeys(all: Readonly<Record<string, Texts>>): string[]
  describeLanguages(languages: readonly string[]): Array<Record<string, string>>
  inOtherLanguages(all: Readonly<Record<string, Texts>>, key: string): Texts
}

const ENGLISH = { 'list.rows.one': '{{count}} row', 'list.rows.other': '{{count}} rows', 'list.title': 'List' }
const test = suite<Locales>('locales of a build')

test.before(async context => {
  Object.assign(context, await load('locales.mjs'))
})

test('English is in every bundle, as the others fall back to it', ({ chooseLanguages }) => {
  assert.equal(chooseLanguages(), ['en', 'ja', 'ko'])
  assert.equal(chooseLanguages('de'), ['en', 'de'])
  assert.equal(chooseLanguages('ko, en'), ['en', 'ko'])
})

test('a language without a file is named, with those that there are', ({ chooseLanguages }) => {
  assert.throws(() => chooseLanguages('en,xx'), /^--languages: locales\/ has no xx, but en, ja, ko, /)
})

test('a language needs the plural forms of its own', ({ keysFor }) => {
  assert.equal(keysFor('ja', ENGLISH), ['list.rows.other', 'list.title'])
  assert.equal(keysFor('de', ENGLISH), ['list.rows.one', 'list.rows.other', 'list.title'])
  assert.equal(keysFor('pl', ENGLISH), [
    ...['few', 'many', 'one', 'other'].map(form => `list.rows.${form}`),
    'list.title'
  ])
})

test('a file that lacks keys is named with them', ({ lackingKeys }) => {
  assert.equal(lackingKeys({ en: ENGLISH, de: { ...ENGLISH }, ja: { 'list.title': '一覧' } }), [
    'locales/ja.json lacks 1 of its keys: list.rows.other'
  ])
})

test('numbers have the marks of the language, where they are not those of English', ({ describeLanguages }) => {
  assert.equal(describeLanguages(['en', 'ja', 'de']), [
    { value: 'en', text: 'English' },
    { value: 'ja', text: '日本語', unit: '' },
    { value: 'de', text: 'Deutsch', decimal: ',', percent: '\u00a0%', unit: '\u00a0' }
  ])
})

test('a text in other languages is left out where it is that of English', ({ inOtherLanguages }) => {
  const all = { en: { 'list.plc': 'PLC' }, ko: { 'list.plc': 'PLC' }, de: { 'list.plc': 'SPS' } }
  assert.equal(inOtherLanguages(all, 'list.plc'), { de: 'SPS' })
  assert.throws(() => inOtherLanguages(all, 'list.none'), /list\.none is not in locales\/en\.json/)
})

test.run()
