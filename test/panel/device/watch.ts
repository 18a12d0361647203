import type { DeviceClock } from './device-clock'
import type { Power } from './power'

/** How often the panel checks what does not report its changes. */
export const WATCH_MS = 5000

/** Runs the checks periodically, so that reading the panel changes nothing. */
export function createWatch(clock: DeviceClock, power: Power, checks: (() => void)[]): void {
  const checkAll = () => {
    if (power.isRunning()) for (const check of checks) check()
  }
  checkAll()
  clock.every(WATCH_MS, checkAll)
}
