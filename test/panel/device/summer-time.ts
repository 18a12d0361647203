import type { PanelState } from '../state'
import type { DeviceClock } from './device-clock'
import { instantOf, offsetText, wallTimeIn } from './zone-offset'

const DAY = 86_400_000
/** There are two changes in a year. */
const FURTHEST_DAYS = 300

/** Moves the wall clock when summer time begins or ends in the panel's zone. */
export function followSummerTime(clock: DeviceClock, state: Pick<PanelState, 'zone' | 'isSecondHour'>): void {
  let cancel = () => {}

  const schedule = () => {
    cancel()
    const now = instantOf(state.zone, clock.now(), state.isSecondHour)
    const next = nextChange(state.zone, now)
    if (next === undefined) return
    cancel = clock.after(next - now, () =>
      clock.set(wallTimeIn(state.zone, next), { cause: 'summer_time', username: '', instant: next })
    )
  }

  clock.onSet(schedule)
  schedule()
}

/** The instant of the next change of the offset, to the second. */
function nextChange(zone: string, now: number): number | undefined {
  const offset = offsetText(zone, now)
  const isChanged = (instant: number) => offsetText(zone, instant) !== offset
  const day = Array.from({ length: FURTHEST_DAYS }, (_, index) => now + (index + 1) * DAY).find(isChanged)
  if (day === undefined) return undefined
  let [before, after] = [Math.floor((day - DAY) / 1000), Math.floor(day / 1000)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isChanged(middle * 1000)) after = middle
    else before = middle
  }
  return after * 1000
}
