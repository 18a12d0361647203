import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parse, readJson, SOURCES, walk } from './sources'

type Words = Record<string, string>

const PLURAL = /\.(one|other)$/
const en = readJson<Words>('locales/en.json')
const others = { ja: readJson<Words>('locales/ja.json'), ko: readJson<Words>('locales/ko.json') }
const test = suite('locales')

for (const [language, words] of Object.entries(others)) {
  test(`${language} has the keys of English, with the plural forms of its own`, () => {
    const wanted = Object.keys(en).filter(key => !(key.endsWith('.one') && withForm(key, 'other') in en))
    assert.equal(Object.keys(words).sort(), wanted.sort())
  })

  test(`${language} has the parameters of English`, () => {
    const wrong = Object.keys(words).filter(key => parametersOf(words[key]) !== parametersOf(en[key]))
    assert.equal(wrong, [])
  })
}

test('English has both plural forms', () => {
  const lonely = Object.keys(en).filter(
    key => PLURAL.test(key) && !(withForm(key, 'one') in en && withForm(key, 'other') in en)
  )
  assert.equal(lonely, [])
})

test('no text is empty or ends in a space', () => {
  const all = Object.entries({ en, ...others })
  const wrong = all.flatMap(([language, words]) =>
    Object.keys(words)
      .filter(key => !words[key] || words[key] !== words[key].trim())
      .map(key => `${language} ${key}`)
  )
  assert.equal(wrong, [])
})

test('keys are sorted and named screen.thing.detail', () => {
  const keys = Object.keys(en)
  assert.equal(keys, [...keys].sort())
  assert.equal(
    keys.filter(key => !/^([a-z][a-zA-Z0-9]*)(\.[a-zA-Z0-9]+)+$/.test(key) && key !== 't0200052'),
    []
  )
})

test('every key is used', () => {
  const { whole, beginnings } = textsOfSource()
  const used = (key: string) => whole.has(key) || beginnings.some(beginning => key.startsWith(beginning))
  assert.equal(
    Object.keys(en).filter(key => !used(key) && !used(key.replace(PLURAL, ''))),
    []
  )
})

function withForm(key: string, form: 'one' | 'other'): string {
  return key.replace(PLURAL, `.${form}`)
}

function parametersOf(text: string | undefined): string {
  return [...(text ?? '').matchAll(/{{(\w+)}}/g)]
    .map(match => match[1])
    .sort()
    .join()
}

/** The string literals of src, and how its templates begin: a key may be put together as `errors.${code}`. */
function textsOfSource(): { whole: Set<string>; beginnings: string[] } {
  const whole = new Set<string>()
  const beginnings = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) whole.add(node.text)
    if (ts.isTemplateHead(node) && /^[a-z]\w*\.[\w.]*$/.test(node.text)) beginnings.add(node.text)
  }
  for (const path of SOURCES) walk(parse(path), visit)
  return { whole, beginnings: [...beginnings] }
}

test.run()
