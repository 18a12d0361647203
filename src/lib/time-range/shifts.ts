import { atom } from 'nanostores'
import { DAY_MS } from '../text/day'
import { dayOf } from './calendar'

const MINUTE = 60_000

/** When the shifts start, in minutes of the day, ascending; undefined until they are known. */
export const $shiftStarts = atom<readonly number[] | undefined>()

/** The start of the shift under way, and that of the one before; a panel without shifts has one from midnight. */
export function shiftsAt(now: number): { current: number; previous: number } {
  const midnight = dayOf(now)
  const known = $shiftStarts.get()
  const minutes = known?.length ? known : [0]
  const starts = [-2, -1, 0].flatMap(day => minutes.map(minute => midnight + day * DAY_MS + minute * MINUTE))
  const [previous = 0, current = 0] = starts.filter(start => start <= now).slice(-2)
  return { current, previous }
}
