import type { Language } from './i18n'

/** Each language in its own script, so that everybody can find theirs. */
export const LANGUAGE_NAMES: readonly { value: Language; text: string }[] = [
  { value: 'en', text: 'English' },
  { value: 'ja', text: '日本語' },
  { value: 'ko', text: '한국어' }
]
