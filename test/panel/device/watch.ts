import type { DeviceClock } from './device-clock'
import type { Power } from './power'

/** How often the panel looks at what does not report by itself. */
export const WATCH_MS = 5000

/** Notes by the clock what happens, so that reading the panel changes nothing. */
export function createWatch(clock: DeviceClock, power: Power, looks: (() => void)[]): void {
  const look = () => {
    if (power.isRunning()) for (const one of looks) one()
  }
  look()
  clock.every(WATCH_MS, look)
}
