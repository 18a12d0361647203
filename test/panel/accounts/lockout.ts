import type { DeviceClock } from '../device/device-clock'
import type { SystemLevel } from './system-passwords-state'

const FREE_FAILURES = 3
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 300

interface Failures {
  count: number
  waitUntil: number
}

/** Wrong tries at a level are counted beside those at an account. */
export const triesAt = (level: SystemLevel) => `level ${level}`

export type Lockout = ReturnType<typeof createLockout>

/**
 * A growing wait after several wrong passwords; never a lock for good, because a plant has to go on. Counted for each
 * source address by itself, so that a stranger cannot keep the owner of an account out.
 */
export function createLockout(clock: DeviceClock) {
  const failures = new Map<string, Map<string, Failures>>()
  const of = (name: string, source: string) => failures.get(name)?.get(source)

  return {
    /** Seconds left to wait; 0 when a try is allowed. */
    waitSeconds(name: string, source = ''): number {
      const waitUntil = of(name, source)?.waitUntil ?? 0
      return Math.max(0, Math.ceil((waitUntil - clock.elapsed()) / 1000))
    },

    failed(name: string, source = ''): void {
      const count = (of(name, source)?.count ?? 0) + 1
      const seconds = count < FREE_FAILURES ? 0 : FIRST_WAIT_SECONDS * 2 ** (count - FREE_FAILURES)
      const waitUntil = clock.elapsed() + Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000
      const sources = failures.get(name) ?? new Map<string, Failures>()
      failures.set(name, sources.set(source, { count, waitUntil }))
    },

    succeeded(name: string, source = ''): void {
      failures.get(name)?.delete(source)
    },

    /** Forgets the failures from every source. */
    open(name: string): void {
      failures.delete(name)
    },

    forget(): void {
      failures.clear()
    }
  }
}
