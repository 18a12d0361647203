import { useLayoutEffect, useRef, useState } from 'react'
import { environment } from '../environment'
import { asApiError } from './as-api-error'
import type { ApiError } from './failure'
import { stoppable } from './stoppable'

export interface Action<A extends unknown[]> {
  busy: boolean
  /** What the run under way was called with. */
  current: A | undefined
  /** Does nothing while it is busy; never rejects. */
  run(...args: A): Promise<void>
  /** Waits no longer for the run under way, which the panel may have done. */
  stop(): void
}

export interface ActionInPlace<A extends unknown[]> extends Action<A> {
  /** To be shown by the view; undefined from the next run on. */
  failure: ApiError | undefined
}

/** Runs what a button does. A failure becomes a notice, or is for the view that declares to show it in place. */
export function useAction<A extends unknown[]>(work: (...args: A) => unknown): Action<A>
export function useAction<A extends unknown[]>(work: (...args: A) => unknown, shown: 'in place'): ActionInPlace<A>
export function useAction<A extends unknown[]>(work: (...args: A) => unknown, shown?: 'in place'): ActionInPlace<A> {
  const [current, setCurrent] = useState<A>()
  const [failure, setFailure] = useState<ApiError>()
  const busy = useRef(false)
  const left = useRef(false)
  const stopping = useRef(() => {})
  useLayoutEffect(
    () => () => {
      left.current = true
    },
    []
  )

  async function run(...args: A): Promise<void> {
    if (busy.current) return
    busy.current = true
    setCurrent(args)
    setFailure(undefined)
    const { done, stop } = stoppable(() => work(...args))
    stopping.current = stop
    try {
      await done
    } catch (thrown) {
      report(asApiError(thrown))
    }
    busy.current = false
    setCurrent(undefined)
  }

  function report(error: ApiError): void {
    if (error.failure.kind === 'cancelled') return
    if (shown && !left.current) setFailure(error)
    else environment.reportFailure?.(error)
  }

  return { busy: current !== undefined, current, failure, run, stop: () => stopping.current() }
}
