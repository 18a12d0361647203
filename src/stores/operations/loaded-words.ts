import { openWords } from '../../lib/text/i18n'

let words: typeof import('./field-words') | undefined

/** Loads how the screens name operations and what they have changed; without it, both keep the panel's names. */
export async function loadFieldWords(): Promise<void> {
  const [loaded] = await Promise.all([import('./field-words').catch(() => undefined), openWords('field-words')])
  words = loaded
}

export const loadedWords = () => words
