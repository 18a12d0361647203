import { atom } from 'nanostores'
import { keepPendingChange, type PendingChange, readPendingChange } from '../../api/pending'
import { stoppable } from '../../lib/remote/stoppable'
import type { NetworkChangeRequest } from '../../stores/network-change'

const RESPONSE_TIMEOUT_MILLISECONDS = 4000
const PAUSE_MILLISECONDS = 1000
const GIVE_UP_SECONDS = 30

/** 'moved': the panel no longer responds at this address and is probably at its new one. */
export type Outcome = 'kept' | 'reverted' | 'moved'

export type Stage =
  | { status: 'confirming' }
  | { status: 'saving' }
  /** `secondsLeft` is negative after the deadline. */
  | { status: 'pending'; pending: PendingChange; secondsLeft: number; reachable: boolean }
  /** `early`: before the deadline. */
  | { status: 'ended'; pending: PendingChange; outcome: Outcome; early: boolean }

export type SafeApplyFlow = ReturnType<typeof createSafeApplyFlow>

/** Saves a change, then polls its state at this page's own address only (see 'Safe apply' in src/README.md). */
export function createSafeApplyFlow({ change, settle, fail }: NetworkChangeRequest, close: () => void) {
  const $stage = atom<Stage>({ status: 'confirming' })
  let deadline = 0
  let stopped = false
  let unchecked = false
  let countdown: ReturnType<typeof setInterval> | undefined
  let stopSaving = () => {}

  const secondsLeft = () => Math.ceil((deadline - performance.now()) / 1000)

  function setPending(pending: PendingChange, reachable: boolean): void {
    $stage.set({ status: 'pending', pending, secondsLeft: secondsLeft(), reachable })
  }

  function updateCountdown(): void {
    const stage = $stage.get()
    if (stage.status === 'pending') setPending(stage.pending, stage.reachable)
  }

  function stop(): void {
    stopped = true
    clearInterval(countdown)
  }

  function end(pending: PendingChange, outcome: Outcome): void {
    stop()
    $stage.set({ status: 'ended', pending, outcome, early: secondsLeft() > 0 })
    settle(outcome === 'reverted' ? 'cancelled' : 'saved')
  }

  async function save(): Promise<void> {
    $stage.set({ status: 'saving' })
    let pending: PendingChange
    const saving = stoppable(change.save)
    stopSaving = saving.stop
    try {
      pending = await saving.done
    } catch (error) {
      fail(error)
      return close()
    }
    deadline = performance.now() + pending.seconds_left * 1000
    if (unchecked) pending = (await withTimeout(signal => keepPendingChange(pending.code, signal))) ?? pending
    if (stopped) return
    countdown = setInterval(updateCountdown, 1000)
    await follow(pending)
  }

  async function follow(first: PendingChange): Promise<void> {
    let pending = first
    let reachable = true
    while (!stopped) {
      if (pending.state === 'kept') return end(pending, 'kept')
      if (pending.state === 'reverted') return end(pending, 'reverted')
      if (secondsLeft() <= -GIVE_UP_SECONDS) return end(pending, 'moved')
      setPending(pending, reachable)
      await pause()
      const newer = stopped ? undefined : await check(pending)
      reachable = newer !== undefined
      pending = newer ?? pending
    }
  }

  /** A response with the new settings in force proves that the panel is still reachable, so they can be kept. */
  async function check({ code }: PendingChange): Promise<PendingChange | undefined> {
    const pending = await withTimeout(signal => readPendingChange(code, signal))
    if (pending?.state !== 'pending' || !pending.in_force) return pending
    return (await withTimeout(signal => keepPendingChange(code, signal))) ?? pending
  }

  return {
    change,
    $stage,
    apply: () => void save(),
    /** Waits no longer for the answer to the save; the panel reverts what nobody keeps. */
    stopSaving: () => stopSaving(),
    applyUnchecked() {
      unchecked = true
      void save()
    },
    /** Whether the change was kept without a check, in which case the panel may have left this address since. */
    isUnchecked: () => unchecked,
    close() {
      stop()
      close()
    },
    stop
  }
}

const pause = () => new Promise(resolve => setTimeout(resolve, PAUSE_MILLISECONDS))

/** Undefined without a response in time, which is expected while a change is pending. */
async function withTimeout<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
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
