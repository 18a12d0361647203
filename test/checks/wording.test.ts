import locales from 'virtual:locales'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { REPEATED } from './repeated-texts'
import { ALL, WORDING } from './wording'

/** Comes from test/tools/bundle.mjs. */
declare const DEFAULT_LANGUAGES: readonly string[]

/** What users type into the finder, which shows it nowhere. */
const TYPED = /^finderIndex\./

const test = suite('wording')

for (const [language, texts] of Object.entries(locales))
  for (const { rule, pattern, keys = /./, except = [] } of [...ALL, ...(WORDING[language] ?? [])])
    test(`${language}: ${rule}`, () => {
      const found = Object.entries(texts).filter(
        ([key, text]) => keys.test(key) && !TYPED.test(key) && pattern.test(text) && !except.includes(key)
      )
      assert.equal(
        found.map(([key, text]) => `${key}: ${text}`),
        []
      )
    })

test('a text has one key', () => {
  const keysOf = new Map<string, string[]>()
  for (const key of Object.keys(locales.en)) {
    const text = DEFAULT_LANGUAGES.map(language => locales[language]?.[key]).join(' / ')
    keysOf.set(text, [...(keysOf.get(text) ?? []), key])
  }
  const groups = [...keysOf].filter(([, keys]) => keys.length > 1)
  const found = groups.filter(([, keys]) => keys.filter(key => !REPEATED.includes(key)).length > 1)
  assert.equal(
    found.map(([text, keys]) => `${keys.join(', ')}: ${text}`),
    [],
    'use the key that exists, or move it to common; one that a template completes goes into repeated-texts.ts'
  )
  const repeated = groups.flatMap(([, keys]) => keys)
  assert.equal(
    REPEATED.filter(key => !repeated.includes(key)),
    [],
    'leave out of repeated-texts.ts what no other key says'
  )
})

/** Keys whose English is that of another key with another meaning or form, as of a button and of a title. */
const UNIQUE: readonly string[] = [
  'common.term.timeOfDay',
  'eventLog.export.records',
  'exportDialog.rows',
  'opcuaCertificates.revocation.count',
  ...['addGroup', 'addRange', 'addTag', 'editTag', 'removeNode', 'renameFolder'].map(
    action => `opcuaNodes.action.${action}`
  ),
  'opcuaNodes.rename',
  'recipe.add.title'
]

/** Screens that are seen together. */
const groupOf = (key: string) => key.match(/^[a-z]+/)?.[0] ?? key

for (const [language, texts] of Object.entries(locales))
  test(`the same English has the same translation in the screens of a group: ${language}`, () => {
    const translations = new Map<string, Set<string>>()
    for (const [key, text] of Object.entries(texts).filter(([key]) => !UNIQUE.includes(key))) {
      const english = `${groupOf(key)}: ${locales.en[key]}`
      const known = translations.get(english) ?? new Set()
      translations.set(english, known.add(text))
    }
    const different = [...translations].filter(([, found]) => found.size > 1)
    assert.equal(
      different.map(([english, found]) => `${english}: ${[...found].join(', ')}`),
      []
    )
  })

/** `No.` is an abbreviation; the others are a label with its value, which needs no sentence. */
const NO_SENTENCES = [
  'common.term.number',
  'common.upload.noSpace.figures',
  'login.throttledWait',
  'operationLog.number'
]

for (const [language, stop] of [
  ['ja', '。'],
  ['ko', '.']
] as const)
  test(`what is a sentence in English is one in ${language}`, () => {
    const texts = locales[language] ?? {}
    const found = Object.entries(locales.en).filter(
      ([key, text]) => /[a-z)”}]\.$/.test(text) && !(texts[key] ?? stop).endsWith(stop) && !NO_SENTENCES.includes(key)
    )
    assert.equal(
      found.map(([key]) => `${key}: ${texts[key]}`),
      []
    )
  })

test.run()
