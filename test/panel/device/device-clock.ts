export interface DeviceClock {
  /** The wall clock in milliseconds, as if it were UTC. */
  now(): number
  /** Milliseconds that no setting of the clock changes. */
  elapsed(): number
  set(time: number): void
  /** Calls back at every setting, with the time before and after. */
  onSet(listener: (before: number, after: number) => void): void
  /** @returns a function that cancels the work. */
  after(milliseconds: number, work: () => void): () => void
  every(milliseconds: number, work: () => void): () => void
}

export interface ManualClock extends DeviceClock {
  /** Lets time pass: the work that is due runs in its order. */
  advance(milliseconds: number): Promise<void>
}

interface Timers {
  elapsed(): number
  after(milliseconds: number, work: () => void): () => void
}

interface Due {
  at: number
  work: () => void
}

/** A clock that stands still until a test moves it. */
export function manualClock(start: number): ManualClock {
  let elapsed = 0
  let waiting: Due[] = []

  const after = (milliseconds: number, work: () => void) => {
    const due = { at: elapsed + milliseconds, work }
    waiting.push(due)
    return () => {
      waiting = waiting.filter(other => other !== due)
    }
  }

  const next = (until: number) => waiting.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0]

  return {
    ...clockOn({ elapsed: () => elapsed, after }, start),
    async advance(milliseconds) {
      await settled()
      const until = elapsed + milliseconds
      for (let due = next(until); due; due = next(until)) {
        waiting = waiting.filter(other => other !== due)
        elapsed = due.at
        due.work()
        await settled()
      }
      elapsed = until
    }
  }
}

/** A clock that runs by itself, from the given wall time or from that of this machine. */
export function runningClock(start = localNow()): DeviceClock {
  const started = performance.now()
  const after = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(work, milliseconds)
    // Whoever serves the panel keeps the process alive, not what the panel is waiting for.
    timer.unref()
    return () => clearTimeout(timer)
  }
  return clockOn({ elapsed: () => performance.now() - started, after }, start)
}

function clockOn({ elapsed, after }: Timers, start: number): DeviceClock {
  let base = start
  const listeners: ((before: number, after: number) => void)[] = []
  const now = () => base + elapsed()

  return {
    now,
    elapsed,
    after,
    set(time) {
      const before = now()
      base = time - elapsed()
      for (const listener of listeners) listener(before, time)
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

function localNow(): number {
  const now = new Date()
  return now.getTime() - now.getTimezoneOffset() * 60_000
}

/** What was set off through promises comes before the next work. */
function settled(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
