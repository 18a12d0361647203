import { atom, onMount, type ReadableAtom } from 'nanostores'
import { listen } from './listen'

/** Whether a media query matches; `false` where there is no screen. */
export function mediaStore(query: string): ReadableAtom<boolean> {
  const list = typeof matchMedia === 'undefined' ? undefined : matchMedia(query)
  const $matches = atom(list?.matches ?? false)

  onMount($matches, () => {
    if (!list) return
    const look = () => $matches.set(list.matches)
    look()
    return listen(list, 'change', look)
  })

  return $matches
}

/** Too narrow for columns side by side: a phone held upright. */
export const $narrow = mediaStore('(max-width: 575px)')
