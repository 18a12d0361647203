import type { Schemas } from '../../../src/api/generated/schema'
import type { PanelState } from '../state'
import type { DeviceClock } from './device-clock'
import { deviceText } from './device-text'
import { offsetAtWallTime, offsetText, type ZoneInForce } from './zone-offset'

type ClockChange = Schemas['ClockChange']

/** A change as the panel stores it, in wall-clock milliseconds. */
export interface StoredClockChange extends Omit<ClockChange, 'before' | 'after'> {
  before: number
  after: number
}

const MOST_STORED = 1000
const MOST_LISTED = 50
/** Times of records have seconds. */
const SMALLEST_MS = 1000

export const zoneInForce = ({
  zone,
  isSecondHour: isSecond
}: Pick<PanelState, 'zone' | 'isSecondHour'>): ZoneInForce => ({
  zone,
  isSecond
})

/**
 * Records how the wall clock was moved, with the zone before and after. Before all other listeners: what they record
 * has the zone in force.
 */
export function recordClockChanges(clock: DeviceClock, state: PanelState): void {
  let zone = state.zone
  for (const { stretches } of state.dataLogs) for (const stretch of stretches) stretch.recordedIn ??= zoneInForce(state)
  clock.onSet((before, after, { cause, username, instant }) => {
    const [first, second] = [false, true].map(isSecond => offsetAtWallTime(state.zone, after, isSecond))
    state.isSecondHour =
      first !== second &&
      (instant === undefined ? after < before || state.isSecondHour : offsetText(state.zone, instant) === second)
    const zones = { zone_before: zone, zone_after: state.zone }
    zone = state.zone
    if (Math.abs(after - before) < SMALLEST_MS && zones.zone_before === zone) return
    state.clockChanges = [...state.clockChanges, { cause, before, after, ...zones, username }].slice(-MOST_STORED)
  })
}

/** The newest first, as a user sees those that overlap a range. */
export function clockChangesIn(
  { clockChanges }: PanelState,
  { from, to }: { from: number; to: number },
  seesUsers: boolean
): Schemas['ClockChanges'] {
  const found = clockChanges.filter(
    ({ before, after }) => Math.min(before, after) <= to && Math.max(before, after) >= from
  )
  const items = found
    .slice(-MOST_LISTED)
    .reverse()
    .map(({ before, after, username, ...change }) => ({
      ...change,
      before: deviceText(before),
      after: deviceText(after),
      username: seesUsers ? username : ''
    }))
  return { items, total: found.length }
}
