import { atom, onMount, type ReadableAtom } from 'nanostores'

const isVisible = () => typeof document === 'undefined' || document.visibilityState !== 'hidden'

const $shown = atom(isVisible())

/** Whether the user can see the page. */
export const $visible: ReadableAtom<boolean> = $shown

onMount($shown, () => {
  const look = () => $shown.set(isVisible())
  look()
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
})
