/** Each language in its own script, so that everybody can find theirs. */
export const LANGUAGES = [
  { value: 'en', text: 'English' },
  { value: 'ja', text: '日本語' },
  { value: 'ko', text: '한국어' }
] as const

export type Language = (typeof LANGUAGES)[number]['value']

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some(language => language.value === value)
}
