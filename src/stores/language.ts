import { cookieAtom } from '../lib/browser/cookie'
import { $i18n, setLanguage } from '../lib/text/i18n'
import { isLanguage, type Language } from '../lib/text/languages'
import { notify } from './notices'

const $pickedLanguage = cookieAtom<Language | ''>('language', text => (isLanguage(text) ? text : undefined), '')

/** The cookie, else the browser's language, else that of the brand, else English. */
export function rememberedLanguage(): Language {
  return (
    [$pickedLanguage.get(), navigator.language?.split('-')[0]].find(isLanguage) ??
    (typeof BRAND_LANGUAGE === 'undefined' ? 'en' : BRAND_LANGUAGE)
  )
}

export async function applyLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  document.documentElement.lang = language
}

export async function pickLanguage(language: Language): Promise<void> {
  if (language === $i18n.get().language) return
  $pickedLanguage.set(language)
  await applyLanguage(language)
  notify('common.languageChanged')
}
