import { atom, onMount, type ReadableAtom } from 'nanostores'
import { listen } from './listen'

const isVisible = () => typeof document === 'undefined' || document.visibilityState !== 'hidden'

const $shown = atom(isVisible())

/** Whether the user can see the page. */
export const $visible: ReadableAtom<boolean> = $shown

onMount($shown, () => {
  const look = () => $shown.set(isVisible())
  look()
  if (typeof document === 'undefined') return
  return listen(document, 'visibilitychange', look)
})
