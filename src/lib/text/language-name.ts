import { LANGUAGES } from './languages'

/** The name of a language in itself, also of one that only the panel has; its code if the browser has no name for it. */
export function languageName(code: string): string {
  const known = LANGUAGES.find(({ value }) => value === code)?.text
  if (known || typeof Intl.DisplayNames !== 'function') return known ?? code
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
