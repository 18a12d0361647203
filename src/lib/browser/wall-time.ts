import { parseDeviceTime } from '../text/time-text'

/**
 * What a wall clock in a zone shows at an instant, as if it were UTC; undefined for a zone that this browser does not know.
 * `stores/clock-offset` does this each second, for the first visit, which would get heavier if it were shared.
 */
export function wallTimeIn(zone: string, instant: number): number | undefined {
  try {
    // Sweden writes ISO dates.
    return parseDeviceTime(new Date(instant).toLocaleString('sv-SE', { timeZone: zone }))
  } catch {
    return undefined
  }
}
