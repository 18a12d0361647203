import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readJson } from './sources'
import { WORDING } from './wording'

type Words = Record<string, string>

const LANGUAGES = ['en', 'ja', 'ko'] as const
const texts = {
  en: readJson<Words>('locales/en.json'),
  ja: readJson<Words>('locales/ja.json'),
  ko: readJson<Words>('locales/ko.json')
}
const test = suite('wording')

for (const language of LANGUAGES)
  for (const { rule, pattern, keys = /./, except = [] } of WORDING[language])
    test(`${language}: ${rule}`, () => {
      const found = Object.entries(texts[language]).filter(
        ([key, text]) => keys.test(key) && pattern.test(text) && !except.includes(key)
      )
      assert.equal(
        found.map(([key, text]) => `${key}: ${text}`),
        []
      )
    })

/** Keys that a template completes, and names of routes, repeat other texts; everything else has one key. */
const REPEATED = 74

test('a text has one key', () => {
  const all = Object.keys(texts.en).map(key => LANGUAGES.map(language => texts[language][key]).join('\n'))
  const repeated = all.length - new Set(all).size
  assert.is(repeated, REPEATED, 'lower the number where it has become less; use the key that exists where it is more')
})

/** Keys whose English is that of another key with another meaning or form, as of a button and of a title. */
const UNIQUE: readonly string[] = [
  'common.term.timeOfDay',
  'eventLog.export.records',
  'exportDialog.rows',
  'opcuaCertificates.revocation.count',
  ...['addGroup', 'addTag', 'editTag', 'removeNode', 'renameFolder'].map(action => `opcuaNodes.action.${action}`),
  'opcuaNodes.rename',
  'recipe.add.title'
]

/** Screens that are seen together. */
const groupOf = (key: string) => key.match(/^[a-z]+/)?.[0] ?? key

test('the same English has the same translation in the screens of a group', () => {
  const translations = new Map<string, Set<string>>()
  for (const key of Object.keys(texts.ja).filter(key => !UNIQUE.includes(key))) {
    const english = `${groupOf(key)}: ${texts.en[key]}`
    const known = translations.get(english) ?? new Set()
    translations.set(english, known.add(`${texts.ja[key]} / ${texts.ko[key]}`))
  }
  const different = [...translations].filter(([, found]) => found.size > 1)
  assert.equal(
    different.map(([english, found]) => `${english}: ${[...found].join(', ')}`),
    []
  )
})

test.run()
