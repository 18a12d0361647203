import { keepCookie } from '../lib/browser/cookie'
import { $i18n, setLanguage } from '../lib/text/i18n'
import type { Language } from '../lib/text/languages'
import { $outdated, notify } from './notices'

export async function applyLanguage(language: Language): Promise<boolean> {
  const complete = await setLanguage(language)
  document.documentElement.lang = language
  return complete
}

/** @returns whether all texts of the page have come; those that have not are in English */
export async function pickLanguage(language: Language): Promise<boolean> {
  if (language === $i18n.get().language) return true
  keepCookie('language', language)
  const complete = await applyLanguage(language)
  if (complete) notify('common.languageChanged')
  else $outdated.set(true)
  return complete
}
