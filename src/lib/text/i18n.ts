import { atom } from 'nanostores'
import rosetta from 'rosetta'
import { environment, type Words } from '../environment'
import { groupDigits } from './group-digits'
import type { Language } from './languages'
import type { Message, MessageKey, Params } from './message'

export interface Translator {
  language: Language
  t(message: Message, params?: Params): string
}

const dictionary = rosetta<Words>()
const slices = new Set<string>()
const loaded = new Map<string, Promise<boolean>>()
let wanted: Language = 'en'
let loader = environment.loadWords

export const $i18n = atom<Translator>(translator('en'))

function translator(language: Language): Translator {
  const lookUp = (key: string, params?: Params) =>
    dictionary.t([key], params, language) || dictionary.t([key], params, 'en')

  function textOf(key: string, params?: Params): string {
    const count = params?.count
    if (typeof count !== 'number') return lookUp(key, params)
    const shown = { ...params, count: groupDigits(String(count)) }
    const form = new Intl.PluralRules(language).select(count)
    return lookUp(key, shown) || lookUp(`${key}.${form}`, shown) || lookUp(`${key}.other`, shown)
  }

  return {
    language,
    t: (message, params) =>
      typeof message === 'string' ? textOf(message, params) : textOf(message[0], { ...message[1], ...params })
  }
}

function loadOnce(slice: string, language: Language): Promise<boolean> {
  if (loader !== environment.loadWords) loaded.clear()
  loader = environment.loadWords
  const name = `${slice}.${language}`
  const loading =
    loaded.get(name) ??
    loader(slice, language).then(
      words => {
        dictionary.set(language, words)
        return true
      },
      () => {
        loaded.delete(name)
        return false
      }
    )
  loaded.set(name, loading)
  return loading
}

/** Falls back to English for a slice that cannot be loaded. @returns whether the language itself was loaded */
async function loadSlice(slice: string, language: Language): Promise<boolean> {
  const isLoaded = await loadOnce(slice, language)
  if (!isLoaded && language !== 'en') await loadOnce(slice, 'en')
  return isLoaded
}

/** Loads the texts of a screen or layer in the current language; resolves also when only English, or nothing, could be loaded. */
export async function openWords(slice: string): Promise<void> {
  slices.add(slice)
  const { language } = $i18n.get()
  await loadSlice(slice, language)
  if ($i18n.get().language !== language) await openWords(slice)
}

/** Loads the English texts of a slice as well, so that things are found by either name. */
export async function openEnglish(slice: string): Promise<void> {
  await loadOnce(slice, 'en')
}

/** The English text, if its slice is loaded in English. */
export const english = (key: MessageKey): string => dictionary.t([key], undefined, 'en')

/** Changes the language of everything on the page once its texts are loaded; the last call wins. @returns whether no text is missing */
export async function setLanguage(language: Language): Promise<boolean> {
  wanted = language
  let loaded: boolean[] = []
  for (let known = -1; known < slices.size; ) {
    known = slices.size
    loaded = await Promise.all([...slices].map(slice => loadSlice(slice, language)))
  }
  if (wanted === language) $i18n.set(translator(language))
  return !loaded.includes(false)
}
