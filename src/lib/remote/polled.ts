import { computed, onMount, type ReadableAtom } from 'nanostores'
import { $visible } from '../browser/visible'
import { environment } from '../environment'
import { refusalOf } from './failure'
import { freshness } from './freshness'
import { type Loadable, type Pollable, resource } from './resource'

const SHORTEST_WAIT_SECONDS = 5
const STALE_SECONDS = 15

interface PollOptions {
  /** The pause between a response and the next request; at least 5 unless `live`. */
  everySeconds: number
  /** Few values, which the user is watching. */
  live?: boolean
  /** Reads only once while this is false: what is read then does not become stale. */
  $while?: ReadableAtom<boolean>
}

export interface Polled<T> extends Pollable<T> {
  /** Whether the values are older than 15 s, or than one interval if that is longer. */
  $stale: ReadableAtom<boolean>
}

/** Whether anything is polled now: not in a hidden page, and not after the session has ended. */
export const $awake = computed([$visible, environment.$pollsPaused], (visible, paused) => visible && !paused)

/** A resource that reads itself repeatedly, until its user cancels a read; `load` must time out by itself (polls of the client do after 5 s). */
export function polled<T>(load: (signal: AbortSignal) => Promise<T>, options: PollOptions): Polled<T> {
  const { everySeconds, live, $while } = options
  const wait = Math.max(everySeconds, live ? 0 : SHORTEST_WAIT_SECONDS) * 1000
  const $active = $while ? computed([$awake, $while], (awake, wanted) => awake && wanted) : $awake
  const $loadable = resource(load, planNext)
  const $old = freshness(Math.max(wait + SHORTEST_WAIT_SECONDS * 1000, STALE_SECONDS * 1000))
  const $stale = $while ? computed([$old, $while], (old, wanted) => old && wanted) : $old
  const { poll, reload } = $loadable
  let watched = false
  /** A read is under way, or its user has cancelled it. */
  let paused = false
  let due = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function read(how = reload): Promise<void> {
    clearTimeout(timer)
    paused = true
    return how()
  }

  function plan(): void {
    clearTimeout(timer)
    if (watched && !paused && $active.get()) timer = setTimeout(read, Math.max(0, due - performance.now()), poll)
  }

  function planNext(value: Loadable<T>): void {
    paused = value.status === 'failed' && value.error.failure.kind === 'cancelled'
    due = performance.now() + Math.max(wait, requestedWait(value))
    if (value.status === 'ready') $old.renew()
    plan()
  }

  onMount($loadable, () => {
    watched = true
    paused = true
    const forgetActive = $active.listen(plan)
    return () => {
      forgetActive()
      watched = false
      clearTimeout(timer)
    }
  })

  return Object.assign($loadable, { reload: read, $stale })
}

/** In milliseconds, of a panel that is busy. */
function requestedWait(value: Loadable<unknown>): number {
  const refusal = value.status === 'failed' ? refusalOf(value.error) : undefined
  return (refusal?.retryAfterSeconds ?? 0) * 1000
}
