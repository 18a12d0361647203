import { atom } from 'nanostores'
import { keepPendingChange, type PendingChange, readPendingChange } from '../../api/pending'
import type { NetworkChangeRequest } from '../../stores/network-change'

const RESPONSE_TIMEOUT_MILLISECONDS = 4000
const PAUSE_MILLISECONDS = 1000
const GIVE_UP_SECONDS = 30

/** 'moved': the panel no longer responds at this address, and is probably reached at its new one. */
export type Outcome = 'kept' | 'reverted' | 'moved'

export type Stage =
  | { status: 'question' }
  | { status: 'saving' }
  /** `secondsLeft` falls below 0 once the panel is reverting the change. */
  | { status: 'pending'; pending: PendingChange; secondsLeft: number; reachable: boolean }
  | { status: 'ended'; pending: PendingChange; outcome: Outcome }

export type SafeApplyFlow = ReturnType<typeof createSafeApplyFlow>

/** Saves a change, then asks the panel at the address of this page, and no other, what became of it (Safe apply). */
export function createSafeApplyFlow({ change, settle, fail }: NetworkChangeRequest, close: () => void) {
  const $stage = atom<Stage>({ status: 'question' })
  let deadline = 0
  let stopped = false
  let unchecked = false
  let countdown: ReturnType<typeof setInterval> | undefined

  const secondsLeft = () => Math.ceil((deadline - performance.now()) / 1000)

  function showPending(pending: PendingChange, reachable: boolean): void {
    $stage.set({ status: 'pending', pending, secondsLeft: secondsLeft(), reachable })
  }

  function countDown(): void {
    const stage = $stage.get()
    if (stage.status === 'pending') showPending(stage.pending, stage.reachable)
  }

  function stop(): void {
    stopped = true
    clearInterval(countdown)
  }

  function end(pending: PendingChange, outcome: Outcome): void {
    stop()
    $stage.set({ status: 'ended', pending, outcome })
    settle(outcome === 'reverted' ? 'cancelled' : 'saved')
  }

  async function save(): Promise<void> {
    $stage.set({ status: 'saving' })
    let pending: PendingChange
    try {
      pending = await change.save()
    } catch (error) {
      fail(error)
      return close()
    }
    deadline = performance.now() + pending.seconds_left * 1000
    if (unchecked) pending = (await responseOf(signal => keepPendingChange(pending.code, signal))) ?? pending
    countdown = setInterval(countDown, 1000)
    await follow(pending)
  }

  async function follow(first: PendingChange): Promise<void> {
    let pending = first
    let reachable = true
    while (!stopped) {
      if (pending.state === 'kept') return end(pending, 'kept')
      if (pending.state === 'taken_back') return end(pending, 'reverted')
      if (secondsLeft() <= -GIVE_UP_SECONDS) return end(pending, 'moved')
      showPending(pending, reachable)
      await pause()
      const newer = stopped ? undefined : await check(pending)
      reachable = newer !== undefined
      pending = newer ?? pending
    }
  }

  /** A response with the new settings in force proves that the panel is still reached: it may keep them. */
  async function check({ code }: PendingChange): Promise<PendingChange | undefined> {
    const pending = await responseOf(signal => readPendingChange(code, signal))
    if (pending?.state !== 'pending' || !pending.in_force) return pending
    return (await responseOf(signal => keepPendingChange(code, signal))) ?? pending
  }

  return {
    change,
    $stage,
    apply: () => void save(),
    applyUnchecked() {
      unchecked = true
      void save()
    },
    /** Whether it was kept without a check: the panel may have left this address right after. */
    isUnchecked: () => unchecked,
    close() {
      stop()
      close()
    },
    stop
  }
}

const pause = () => new Promise(resolve => setTimeout(resolve, PAUSE_MILLISECONDS))

/** Nothing where no response came in time: while a change is pending, that is expected. */
async function responseOf<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MILLISECONDS)
  try {
    return await call(controller.signal)
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
