import { mock } from 'node:test'

/** Puts timers and the monotonic clock under the hand of a test. */
export function fakeTime() {
  // A test that has failed before may not have ended its own.
  mock.reset()
  // A whole number: sums of fractions would be due a moment too late.
  const start = Math.floor(performance.now())
  let passed = 0
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const faked: (run: () => void, delay: number, ...args: unknown[]) => unknown = globalThis.setTimeout
  // Without a delay, the one of Node waits for whatever other timer is next.
  mock.method(globalThis, 'setTimeout', (run: () => void, delay = 0, ...args: unknown[]) => faked(run, delay, ...args))
  mock.method(performance, 'now', () => start + passed)

  return {
    /** Lets time pass, with what it sets going. */
    async pass(milliseconds: number, step = 100): Promise<void> {
      for (let left = milliseconds; left > 0; left -= step) {
        const next = Math.min(step, left)
        passed += next
        mock.timers.tick(next)
        await settled()
      }
    },
    /** Only the clock goes on, as while a machine sleeps. */
    sleep(milliseconds: number): void {
      passed += milliseconds
    },
    end: () => mock.reset()
  }
}

/** Lets promises that are decided run their course. */
export const settled = () => new Promise<void>(resolve => setImmediate(resolve))

/** Holds the monotonic clock, on which the panel's clock counts on, while timers go on. @returns a function that lets it go on */
export function stopClock(): () => void {
  const now = performance.now()
  const { mock: stopped } = mock.method(performance, 'now', () => now)
  return () => stopped.restore()
}
