import { act } from 'preact/test-utils'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { provide } from '../../src/lib/environment'
import { openWords, setLanguage } from '../../src/lib/text/i18n'
import type { Language } from '../../src/lib/text/languages'
import { allWords } from './words'

let undos: Array<() => void> = []

/** Makes views without their screen speak a language. */
export async function speak(language: Language): Promise<void> {
  provide({ loadWords: async () => allWords(language) })
  await openWords('common')
  await setLanguage(language)
}

await speak('en')

/** Renders a view into the document, in place of what was rendered before; answers the element it stands in. */
export function render(view: ReactNode): HTMLElement {
  cleanup()
  const place = openContainer()
  const root = createRoot(place)
  void act(() => root.render(view))
  onCleanup(() => root.unmount())
  return place
}

/** An element of the document that the next cleanup removes. */
export function openContainer(): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  onCleanup(() => place.remove())
  return place
}

/** Has something undone by the next cleanup; the last comes first. */
export function onCleanup(undo: () => void): void {
  undos.unshift(undo)
}

/** Takes away what render or mount put into the document. */
export function cleanup(): void {
  const last = undos
  undos = []
  void act(() => {
    for (const undo of last) undo()
  })
}
