import locales from 'virtual:locales'
import type { Words } from '../../src/lib/environment'
import type { Language } from '../../src/lib/text/languages'

/** Divided once, as each test loads some of them. */
const BY_FIRST_PART = new Map<Language, Map<string, [string, string][]>>()

/** Slices with the words that belong to no screen; the build decides which slice has which. */
export const LAYERS = ['login', 'shell', 'kit']
/** First parts of the keys of those words. */
export const SHARED = 'common errors frame login shell menu app units session time range t0200052'.split(' ')

/** Parts with words of the screens that show the same. */
const REPEATING = [
  'explain-dialog',
  'field-words',
  'finder-index',
  'hand-over-dialog',
  'incident-dialog',
  'refusal-words'
]

/** The words of a layer or screen: a screen never gets those of another. */
export function wordsOf(slice: string, language: Language): Words {
  if (REPEATING.includes(slice)) return allWords(language)
  const camelCase = slice.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const parts = LAYERS.includes(slice) ? SHARED : [camelCase]
  const divided = BY_FIRST_PART.get(language) ?? byFirstPart(allWords(language))
  BY_FIRST_PART.set(language, divided)
  return Object.fromEntries(parts.flatMap(part => divided.get(part) ?? []))
}

function byFirstPart(words: Words): Map<string, [string, string][]> {
  const parts = new Map<string, [string, string][]>()
  for (const entry of Object.entries(words)) {
    const part = entry[0].split('.')[0] ?? ''
    const entries = parts.get(part)
    if (entries) entries.push(entry)
    else parts.set(part, [entry])
  }
  return parts
}

/** All words of a language, for a view without its screen. */
export function allWords(language: Language): Words {
  const words = locales[language]
  if (!words) throw new Error(`locales/ has no ${language}.json`)
  return words
}
