import { loadedWords, loadFieldWords } from '../../../stores/operations/loaded-words'

/** Loads how the screens name settings, and how they show their values. */
export async function loadWords(): Promise<void> {
  await loadFieldWords()
  await loadedWords()?.loadScreenWords()
}
