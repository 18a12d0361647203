import { atom, onMount, type ReadableAtom } from 'nanostores'
import { environment } from '../environment'
import { asApiError } from './as-api-error'
import type { ApiError } from './failure'

/** `at` and `lastAt` are the device's clock text at the time of the response. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; last?: T; lastAt?: string }
  | { status: 'ready'; data: T; at: string }

export interface Resource<T> extends ReadableAtom<Loadable<T>> {
  /** Reads again, replacing a read in flight; keeps the data until the response arrives; never rejects. */
  reload(): Promise<void>
  /** Sets what a save returned. */
  replace(data: T): void
}

/** A store that reads itself while it has listeners. */
export function resource<T>(load: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const $loadable = atom<Loadable<T>>({ status: 'loading' })
  let reading: AbortController | undefined
  let respondedAt = 0

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
    const controller = new AbortController()
    reading = controller
    let next: Loadable<T>
    try {
      next = ready(await load(controller.signal))
      respondedAt = performance.now()
    } catch (thrown) {
      next = failed($loadable.value, asApiError(thrown), respondedAt)
    }
    if (reading === controller) settle(next)
  }

  function replace(data: T): void {
    stop()
    respondedAt = performance.now()
    settle(ready(data))
  }

  onMount($loadable, () => {
    void reload()
    return stop
  })

  return Object.assign($loadable, { reload, replace })
}

function ready<T>(data: T): Loadable<T> {
  return { status: 'ready', data, at: deviceTimeText(0) }
}

/** The first response may have arrived before the clock was known. */
function failed<T>(before: Loadable<T>, error: ApiError, respondedAt: number): Loadable<T> {
  if (before.status === 'ready') {
    const lastAt = before.at || deviceTimeText(performance.now() - respondedAt)
    return { status: 'failed', error, last: before.data, lastAt }
  }
  return before.status === 'failed' ? { ...before, error } : { status: 'failed', error }
}

const deviceTimeText = (millisecondsAgo: number) => environment.deviceTimeText?.(millisecondsAgo) ?? ''
