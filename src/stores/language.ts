import { keepCookie } from '../lib/browser/cookie'
import { $i18n, setLanguage } from '../lib/text/i18n'
import type { Language } from '../lib/text/languages'
import { notify } from './notices'

export async function applyLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  document.documentElement.lang = language
}

export async function pickLanguage(language: Language): Promise<void> {
  if (language === $i18n.get().language) return
  keepCookie('language', language)
  await applyLanguage(language)
  notify('common.languageChanged')
}
