export const LANGUAGES = ['en', 'ja', 'ko'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own script, so that everybody can find theirs. */
export const LANGUAGE_NAMES: readonly { value: Language; text: string }[] = [
  { value: 'en', text: 'English' },
  { value: 'ja', text: '日本語' },
  { value: 'ko', text: '한국어' }
]

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some(language => language === value)
}
