import type { ReadableAtom } from 'nanostores'

const TIMEOUT_MS = 10_000

/** Waits until a store holds what the check wants; its value now counts. */
export function holds<T>(store: ReadableAtom<T>, check: (value: T) => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => end(() => reject(new Error(`never came true: ${check}`))), TIMEOUT_MS)
    let stop: (() => void) | undefined
    let over = false
    const end = (settle: () => void) => {
      over = true
      clearTimeout(limit)
      stop?.()
      settle()
    }
    stop = store.subscribe(value => {
      if (!over && check(value)) end(() => resolve(value))
    })
    if (over) stop()
  })
}
