import { atom } from 'nanostores'
import { keepPendingChange, type PendingChange, readPendingChange } from '../../api/pending'
import type { ChangeOutcome, Proposal } from '../../stores/network-change'

const TRY_MILLISECONDS = 4000
const PAUSE_MILLISECONDS = 1000
const GIVEN_UP_SECONDS = 30

export type ChangeStage =
  | { status: 'asked' }
  | { status: 'saving' }
  /** `secondsLeft` falls below 0 once the panel is taking the change back. */
  | { status: 'waiting'; pending: PendingChange; secondsLeft: number; answers: boolean }
  | { status: 'ended'; pending: PendingChange; outcome: Exclude<ChangeOutcome, 'cancelled'> }

export type SafeApplyFlow = ReturnType<typeof createSafeApplyFlow>

/** Saves a change and asks the address of this page, and no other, what became of it (decisions.md, safe apply). */
export function createSafeApplyFlow({ change, settle, fail }: Proposal, close: () => void) {
  const $stage = atom<ChangeStage>({ status: 'asked' })
  let deadline = 0
  let left = false
  let keptUnchecked = false
  let ticking: ReturnType<typeof setInterval> | undefined

  const secondsLeft = () => Math.ceil((deadline - performance.now()) / 1000)

  function wait(pending: PendingChange, answers: boolean): void {
    $stage.set({ status: 'waiting', pending, secondsLeft: secondsLeft(), answers })
  }

  function tick(): void {
    const stage = $stage.get()
    if (stage.status === 'waiting') wait(stage.pending, stage.answers)
  }

  function stop(): void {
    left = true
    clearInterval(ticking)
  }

  function end(pending: PendingChange, outcome: Exclude<ChangeOutcome, 'cancelled'>): void {
    stop()
    $stage.set({ status: 'ended', pending, outcome })
    settle(outcome)
  }

  async function save(unchecked: boolean): Promise<void> {
    $stage.set({ status: 'saving' })
    let pending: PendingChange
    try {
      pending = await change.save()
    } catch (error) {
      fail(error)
      return close()
    }
    deadline = performance.now() + pending.seconds_left * 1000
    keptUnchecked = unchecked
    if (unchecked) pending = (await tried(signal => keepPendingChange(pending.code, signal))) ?? pending
    ticking = setInterval(tick, 1000)
    await follow(pending)
  }

  async function follow(first: PendingChange): Promise<void> {
    let pending = first
    let answers = true
    while (!left) {
      if (pending.state === 'kept') return end(pending, 'kept')
      if (pending.state === 'taken_back') return end(pending, 'taken-back')
      if (secondsLeft() <= -GIVEN_UP_SECONDS) return end(pending, 'moved')
      wait(pending, answers)
      await pause()
      const answer = left ? undefined : await ask(pending)
      answers = answer !== undefined
      pending = answer ?? pending
    }
  }

  /** An answer with the new settings in force proves that the panel is still reached: it may keep them. */
  async function ask({ code }: PendingChange): Promise<PendingChange | undefined> {
    const answer = await tried(signal => readPendingChange(code, signal))
    if (answer?.state !== 'pending' || !answer.in_force) return answer
    return (await tried(signal => keepPendingChange(code, signal))) ?? answer
  }

  return {
    change,
    $stage,
    apply: () => void save(false),
    keepWithoutCheck: () => void save(true),
    /** Whether it was kept unseen: the panel may have left this address right after. */
    unchecked: () => keptUnchecked,
    close() {
      stop()
      close()
    },
    stop
  }
}

const pause = () => new Promise(resolve => setTimeout(resolve, PAUSE_MILLISECONDS))

/** Nothing where no answer came in time: while a change runs, that is expected. */
async function tried<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TRY_MILLISECONDS)
  try {
    return await call(controller.signal)
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
