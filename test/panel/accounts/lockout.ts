import type { DeviceClock } from '../device/device-clock'

const FREE_FAILURES = 3
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 300

interface Failures {
  count: number
  waitUntil: number
}

export type Lockout = ReturnType<typeof createLockout>

/** A growing delay after several wrong passwords, but never a permanent lock, because production has to continue. */
export function createLockout(clock: DeviceClock) {
  const failures = new Map<string, Failures>()

  return {
    waitSeconds(username: string): number {
      const waitUntil = failures.get(username)?.waitUntil ?? 0
      return Math.max(0, Math.ceil((waitUntil - clock.elapsed()) / 1000))
    },

    failed(username: string): void {
      const count = (failures.get(username)?.count ?? 0) + 1
      const seconds = count < FREE_FAILURES ? 0 : FIRST_WAIT_SECONDS * 2 ** (count - FREE_FAILURES)
      const waitUntil = clock.elapsed() + Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000
      failures.set(username, { count, waitUntil })
    },

    succeeded(username: string): void {
      failures.delete(username)
    },

    forget(): void {
      failures.clear()
    }
  }
}
