import locales from 'virtual:locales'
import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from '../build/load'
import { parse, SRC, walk } from './sources'

interface Locales {
  keysFor(language: string, english: Readonly<Record<string, string>>): string[]
}

const PLURAL = /\.(zero|one|two|few|many|other)$/
/** The build writes them where they are needed. */
const FOR_BUILD = /^language\./
const { en, ...others } = locales
const test = suite('locales')

for (const [language, words] of Object.entries(others)) {
  test(`${language} has the keys of English, with the plural forms of its own, sorted`, async () => {
    const { keysFor } = await load<Locales>('locales.mjs')
    assert.equal(Object.keys(words), keysFor(language, en))
  })

  test(`${language} has the parameters of English`, () => {
    const english = (key: string) => en[key] ?? en[withForm(key, 'other')]
    const wrong = Object.keys(words).filter(key => parametersOf(words[key]) !== parametersOf(english(key)))
    assert.equal(wrong, [])
  })
}

test('English has both plural forms', () => {
  const incomplete = Object.keys(en).filter(
    key => PLURAL.test(key) && !(withForm(key, 'one') in en && withForm(key, 'other') in en)
  )
  assert.equal(incomplete, [])
})

test('no text is empty or ends with a space', () => {
  const all = Object.entries(locales)
  const wrong = all.flatMap(([language, words]) =>
    Object.entries(words)
      .filter(([, text]) => text === '' || text !== text.trim())
      .map(([key]) => `${language} ${key}`)
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
  const { literals, prefixes } = textsOfSource()
  const used = (key: string) => literals.has(key) || prefixes.some(prefix => key.startsWith(prefix))
  assert.equal(
    Object.keys(en).filter(key => !FOR_BUILD.test(key) && !used(key) && !used(key.replace(PLURAL, ''))),
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

/** The string literals of src, and the prefixes of its templates, as a key may be composed as `errors.${code}`. */
function textsOfSource(): { literals: Set<string>; prefixes: string[] } {
  const literals = new Set<string>()
  const prefixes = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text)
    if (ts.isTemplateHead(node) && /^[a-z]\w*\.[\w.]*$/.test(node.text)) prefixes.add(node.text)
  }
  for (const path of SRC) walk(parse(path), visit)
  return { literals, prefixes: [...prefixes] }
}

test.run()
