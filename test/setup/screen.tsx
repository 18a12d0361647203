import { act } from 'preact/test-utils'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { provide } from '../../src/lib/environment'
import { openWords, setLanguage } from '../../src/lib/text/i18n'
import type { Language } from '../../src/lib/text/languages'
import { keepFocus } from '../../src/ui/focus/keep-focus'
import { allWords } from './words'

let undos: Array<() => void> = []

/** Loads all texts of a language and selects it, for views without their screen. */
export async function selectLanguage(language: Language): Promise<void> {
  provide({ loadWords: async () => allWords(language) })
  await openWords('common')
  await setLanguage(language)
}

// Loaded before the first test: uvu starts by a timer, and this waits for promises only.
void selectLanguage('en')

let removeView = () => {}

/** Renders a view into the document as the shell does, in place of what was rendered before. @returns the element around it */
export function render(view: ReactNode): HTMLElement {
  removeView()
  const container = openContainer()
  const root = createRoot(container)
  void act(() => root.render(view))
  const stopKeeping = keepFocus()
  removeView = () => {
    stopKeeping()
    void act(() => root.unmount())
    container.remove()
  }
  onCleanup(removeView)
  return container
}

/** An element of the document that the next cleanup removes. */
export function openContainer(): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  onCleanup(() => place.remove())
  return place
}

/** Registers a function for the next cleanup, which calls the last one first. */
export function onCleanup(undo: () => void): void {
  undos.unshift(undo)
}

/** Removes what render or mount put into the document. */
export function cleanup(): void {
  const last = undos
  undos = []
  void act(() => {
    for (const undo of last) undo()
  })
}
