import type { Schemas } from '../../../src/api/generated/schema'

/** Why the clock is set, and by which user of the console; '' for none. */
export interface SetBy {
  cause: Schemas['ClockChange']['cause']
  username: string
  /** The instant of the time, in milliseconds since 1970 in UTC, where it is known. */
  instant?: number
}

type SetListener = (before: number, after: number, by: SetBy) => void

export interface DeviceClock {
  /** The wall clock in milliseconds, as if it were UTC. */
  now(): number
  /** Monotonic milliseconds. */
  elapsed(): number
  /** By hand unless it says otherwise. */
  set(time: number, by?: SetBy): void
  /** The earliest time that the wall clock has shown within the last milliseconds. */
  earliest(milliseconds: number): number
  /** Called whenever the clock is set, with the time before and after. */
  onSet(listener: SetListener): void
  /** @returns a function that cancels the work. */
  after(milliseconds: number, work: () => void): () => void
  every(milliseconds: number, work: () => void): () => void
}

/** A clock that can be moved on. */
export interface ManualClock extends DeviceClock {
  /** Advances the time and runs the work that is due, in order. */
  advance(milliseconds: number): Promise<void>
}

interface Timers {
  elapsed(): number
  after(milliseconds: number, work: () => void): () => void
}

/** Of the wall clock, as this machine was when the process began: the clock goes on through a change of summer time. */
export const AHEAD_OF_UTC_MS = -new Date().getTimezoneOffset() * 60_000

/** What a timer of JavaScript can wait for, about 24 days. */
const LONGEST_TIMEOUT = 2 ** 31 - 1

interface Due {
  at: number
  work: () => void
}

/** A clock that stands still until a test moves it. */
export function manualClock(start: number): ManualClock {
  let elapsed = 0
  const queue = createQueue()

  return {
    ...clockOn(
      { elapsed: () => elapsed, after: (milliseconds, work) => queue.add(elapsed + milliseconds, work) },
      start
    ),
    async advance(milliseconds) {
      await settled()
      const until = elapsed + milliseconds
      for (let due = queue.take(until); due; due = queue.take(until)) {
        elapsed = due.at
        due.work()
        await settled()
      }
      elapsed = until
    }
  }
}

/** A clock that runs by itself, from the given wall time or from that of this machine. */
export function runningClock(start = localNow()): ManualClock {
  const started = performance.now()
  let skipped = 0
  const elapsed = () => performance.now() - started + skipped
  const skipTo = (at: number) => {
    skipped += Math.max(0, at - elapsed())
  }
  const queue = createQueue()
  let timer: ReturnType<typeof setTimeout> | undefined

  const setTimer = () => {
    clearTimeout(timer)
    const next = queue.next()
    if (!next) return
    timer = setTimeout(run, Math.min(LONGEST_TIMEOUT, Math.max(0, next.at - elapsed())))
    // The server keeps the process alive, not the panel's timers.
    timer.unref()
  }
  const run = () => {
    // A timer may fire a little early.
    queue.take(elapsed() + 1)?.work()
    setTimer()
  }
  const after = (milliseconds: number, work: () => void) => {
    const cancel = queue.add(elapsed() + milliseconds, work)
    setTimer()
    return cancel
  }

  return {
    ...clockOn({ elapsed, after }, start),
    async advance(milliseconds) {
      const until = elapsed() + milliseconds
      for (let due = queue.take(until); due; due = queue.take(until)) {
        skipTo(due.at)
        due.work()
        await settled()
      }
      skipTo(until)
      setTimer()
    }
  }
}

/** Work that waits for its time. */
function createQueue() {
  let waiting: Due[] = []
  const next = () => waiting[0]

  return {
    /** @returns a function that removes the work. */
    add(at: number, work: () => void): () => void {
      const due = { at, work }
      waiting = [...waiting.filter(other => other.at <= at), due, ...waiting.filter(other => other.at > at)]
      return () => {
        waiting = waiting.filter(other => other !== due)
      }
    },

    next,

    /** The first that is due by then, which waits no longer. */
    take(until: number): Due | undefined {
      const first = next()
      if (!first || first.at > until) return undefined
      waiting = waiting.slice(1)
      return first
    }
  }
}

function clockOn({ elapsed, after }: Timers, start: number): DeviceClock {
  let base = start
  const settings: { at: number; base: number; time: number }[] = []
  const listeners: SetListener[] = []
  const now = () => base + elapsed()

  return {
    now,
    elapsed,
    after,
    set(time, by = { cause: 'manual', username: '' }) {
      const before = now()
      settings.push({ at: elapsed(), base, time })
      base = time - elapsed()
      for (const listener of listeners) listener(before, time, by)
    },
    earliest(milliseconds) {
      const since = elapsed() - milliseconds
      const recent = settings.filter(({ at }) => at > since)
      const [{ base: baseThen } = { base }] = recent
      return Math.min(baseThen + since, ...recent.map(({ time }) => time))
    },
    onSet: listener => void listeners.push(listener),
    every(milliseconds, work) {
      let cancel = () => {}
      const repeat = () => {
        cancel = after(milliseconds, repeat)
        work()
      }
      cancel = after(milliseconds, repeat)
      return () => cancel()
    }
  }
}

const localNow = (): number => Date.now() + AHEAD_OF_UTC_MS

/** Lets pending promises settle before the next work. */
function settled(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
