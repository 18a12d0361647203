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

/** The instant at which a wall clock in a zone shows this; in an hour that comes twice, one of both. Undefined for an unknown zone. */
export function instantIn(zone: string, wallTime: number): number | undefined {
  const near = wallTimeIn(zone, wallTime)
  if (near === undefined) return undefined
  const instant = 2 * wallTime - near
  const shown = wallTimeIn(zone, instant)
  return shown === undefined ? undefined : instant + wallTime - shown
}
