import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../test/tools/complaint.mjs'
import { DEFAULT_LANGUAGES, ROOT } from './options.mjs'

const FOLDER = join(ROOT, 'locales')
const FALLBACK = 'en'

/** The forms of a counted text (Unicode CLDR). */
export const PLURAL = /\.(zero|one|two|few|many|other)$/
/** First segments of keys whose texts no page loads: the build writes them where they are needed. */
const FOR_BUILD = /^(language|file)\./

const compare = (one, other) => (one < other ? -1 : 1)
const readTexts = language => JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8'))

/** All languages in locales/, those of the default bundle first. */
export const knownLanguages = () => {
  const found = readdirSync(FOLDER).flatMap(file => file.match(/^(.+)\.json$/)?.[1] ?? [])
  return [...DEFAULT_LANGUAGES, ...found.filter(language => !DEFAULT_LANGUAGES.includes(language)).sort()]
}

/**
 * @param {string} [list] such as `de,fr`; by default the languages of the default bundle
 * @returns English first, in which texts are shown that cannot be loaded in another language
 */
export function chooseLanguages(list) {
  if (list === undefined) return DEFAULT_LANGUAGES
  const chosen = list.split(',').map(text => text.trim())
  const unknown = chosen.filter(language => !knownLanguages().includes(language))
  if (unknown.length)
    throw new Complaint(`--languages: locales/ has no ${unknown.join(', ')}, but ${knownLanguages().join(', ')}`)
  return [...new Set([FALLBACK, ...chosen])]
}

/** The keys that a language needs, with the plural forms of its own. */
export function keysFor(language, english) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = Object.keys(english).flatMap(key => {
    if (!PLURAL.test(key)) return key
    return forms.map(form => key.replace(PLURAL, `.${form}`))
  })
  return [...new Set(keys)].sort(compare)
}

/** One message per file that lacks keys. */
export const lackingKeys = all =>
  Object.entries(all).flatMap(([language, texts]) => {
    const missing = keysFor(language, all[FALLBACK]).filter(key => !(key in texts))
    return missing.length ? `locales/${language}.json lacks ${missing.length} of its keys: ${missing.join(', ')}` : []
  })

/** @returns all texts by language. @throws Error for a file that lacks keys */
export function readLocales(languages) {
  const all = Object.fromEntries(languages.map(language => [language, readTexts(language)]))
  const lacking = lackingKeys(all)
  if (lacking.length) throw new Error(lacking.join('\n'))
  return all
}

/** Those of the texts that pages load. */
export const loadedTexts = all =>
  Object.fromEntries(
    Object.entries(all).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([key]) => !FOR_BUILD.test(key)))
    ])
  )

/** What numbers have in a language beside their digits. */
function marksOf(language) {
  const partsOf = style => new Intl.NumberFormat(language, { style, minimumFractionDigits: 1 }).formatToParts(0.5)
  const [, unit] = /{{value}}(.*){{unit}}/.exec(readTexts(language)['language.unit']) ?? []
  return {
    decimal: partsOf('decimal').find(({ type }) => type === 'decimal').value,
    percent: partsOf('percent')
      .map(({ type, value }) => (/percent|literal/.test(type) ? value : ''))
      .join(''),
    unit
  }
}

/** `BUILT_LANGUAGES` of src/lib/text/languages.ts. */
export function describeLanguages(languages) {
  const english = marksOf(FALLBACK)
  return languages.map(language => {
    const different = Object.entries(marksOf(language)).filter(([name, mark]) => mark !== english[name])
    return { value: language, text: readTexts(language)['language.name'], ...Object.fromEntries(different) }
  })
}

/** Resolves `virtual:locales`, all texts of all languages, for tests. */
export const localesPlugin = {
  name: 'locales',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:locales$/ }, ({ path }) => ({ path, namespace: 'locales' }))
    onLoad({ filter: /./, namespace: 'locales' }, () => ({
      contents: `export default { ${knownLanguages().map(name => `${JSON.stringify(name)}: require('./${name}.json')`)} }`,
      resolveDir: FOLDER
    }))
  }
}

/** The text of a key in the languages other than English, where it differs; `inOtherLanguages` of src. */
export function inOtherLanguages(all, key) {
  const { [FALLBACK]: english, ...others } = all
  if (!(key in english)) throw new Error(`${key} is not in locales/en.json`)
  return Object.fromEntries(
    Object.entries(others).flatMap(([language, texts]) => (texts[key] === english[key] ? [] : [[language, texts[key]]]))
  )
}
