import { atom, onMount, type ReadableAtom } from 'nanostores'
import { environment } from '../environment'
import { asApiError } from './as-api-error'
import type { ApiError } from './failure'

/** `at` and `lastAt` are the device's clock text at the time of the answer. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; last?: T; lastAt?: string }
  | { status: 'ready'; data: T; at: string }

export interface Resource<T> extends ReadableAtom<Loadable<T>> {
  /** Reads anew, also over a read under way, and keeps what is shown until the answer is there; never rejects. */
  reload(): Promise<void>
  /** Puts in what a save has answered. */
  replace(data: T): void
}

/** A store that fetches itself while somebody looks at it. */
export function resource<T>(load: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const $loadable = atom<Loadable<T>>({ status: 'loading' })
  let reading: AbortController | undefined
  let answeredAt = 0

  function stop(): void {
    reading?.abort()
    reading = undefined
  }

  function settle(next: Loadable<T>): void {
    reading = undefined
    $loadable.set(next)
  }

  async function reload(): Promise<void> {
    stop()
    const mine = new AbortController()
    reading = mine
    let next: Loadable<T>
    try {
      next = ready(await load(mine.signal))
      answeredAt = performance.now()
    } catch (thrown) {
      next = failed($loadable.value, asApiError(thrown), answeredAt)
    }
    if (reading === mine) settle(next)
  }

  function replace(data: T): void {
    stop()
    answeredAt = performance.now()
    settle(ready(data))
  }

  onMount($loadable, () => {
    void reload()
    return stop
  })

  return Object.assign($loadable, { reload, replace })
}

function ready<T>(data: T): Loadable<T> {
  return { status: 'ready', data, at: environment.deviceTimeText() }
}

/** The first answer may have come before the clock was known. */
function failed<T>(before: Loadable<T>, error: ApiError, answeredAt: number): Loadable<T> {
  if (before.status === 'ready') {
    const lastAt = before.at || environment.deviceTimeText(performance.now() - answeredAt)
    return { status: 'failed', error, last: before.data, lastAt }
  }
  return before.status === 'failed' ? { ...before, error } : { status: 'failed', error }
}
