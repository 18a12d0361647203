import { atom, onMount, type ReadableAtom } from 'nanostores'
import { environment } from '../environment'
import { asApiError } from './as-api-error'
import { ApiError } from './failure'
import { type Purpose, withPurpose } from './purpose'

const OVERDUE_SECONDS = 8

/** `at` and `lastAt` are the device's clock text at the time of the response. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; last?: T; lastAt?: string }
  | { status: 'ready'; data: T; at: string }

export interface Resource<T> extends ReadableAtom<Loadable<T>> {
  /** Whether the user has waited for a response for some time. */
  $overdue: ReadableAtom<boolean>
  /** What it reads, as another request. @throws */
  load(signal: AbortSignal): Promise<T>
  /** Waits no longer for a response. */
  cancel(): void
  /** Reads again, replacing a read in flight; keeps the data until the response arrives; never rejects. */
  reload(): Promise<void>
  /** Sets what a save or another request returned, in place of a read in flight. */
  replace(data: T): void
}

export interface Pollable<T> extends Resource<T> {
  /** As `reload`, but nobody waits for it. */
  poll(): Promise<void>
}

/** A store that reads itself while it has listeners. `settled` is called with each value before its listeners are. */
export function resource<T>(
  load: (signal: AbortSignal) => Promise<T>,
  settled?: (next: Loadable<T>) => void
): Pollable<T> {
  const $loadable = atom<Loadable<T>>({ status: 'loading' })
  const $overdue = atom(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading: AbortController | undefined
  let respondedAt = 0

  function stop(): void {
    clearTimeout(timer)
    $overdue.set(false)
    reading?.abort()
    reading = undefined
  }

  function settle(next: Loadable<T>): void {
    stop()
    settled?.(next)
    $loadable.set(next)
  }

  async function read(purpose?: Purpose): Promise<void> {
    stop()
    const controller = new AbortController()
    if (purpose) withPurpose(purpose, controller)
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

  function reload(): Promise<void> {
    const done = read()
    timer = setTimeout(() => $overdue.set(true), OVERDUE_SECONDS * 1000)
    return done
  }

  function poll(): Promise<void> {
    const { value } = $loadable
    // Without data it is still a first read.
    return read(value.status === 'ready' || 'last' in value ? 'poll' : undefined)
  }

  function cancel(): void {
    settle(failed($loadable.value, new ApiError({ kind: 'cancelled' }), respondedAt))
  }

  function replace(data: T): void {
    respondedAt = performance.now()
    settle(ready(data))
  }

  onMount($loadable, () => {
    void reload()
    return stop
  })

  return Object.assign($loadable, { $overdue, load, reload, poll, cancel, replace })
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
