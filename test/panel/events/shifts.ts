import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { TEN_MINUTES } from './alarm-floods'

const HOUR = 3_600_000
const SHIFT = 8 * HOUR
/** The shifts of the plant begin at 6, 14 and 22 o'clock. */
const FIRST_SHIFT = 6 * HOUR
const MOST_SHIFTS = 42

/** The shifts of a range with what was triggered and what began in them, the newest first; two of them may be cut off. */
export function shiftsOf(
  from: number,
  to: number,
  times: readonly number[],
  floods: readonly number[]
): Schemas['AlarmQuality']['shifts'] {
  const newest = Math.floor((to - FIRST_SHIFT) / SHIFT) * SHIFT + FIRST_SHIFT
  const count = Math.min(MOST_SHIFTS, Math.floor((newest - from) / SHIFT) + 2)
  return Array.from({ length: count }, (_, index) => newest - index * SHIFT).flatMap(start => {
    const [first, last] = [Math.max(start, from), Math.min(start + SHIFT - 1000, to)]
    if (last <= first) return []
    const inside = (time: number) => time >= first && time <= last + 999
    const alarms = times.filter(inside).length
    const perTen = alarms / Math.max(1, (last - first) / TEN_MINUTES)
    return {
      from: deviceText(first),
      to: deviceText(last),
      alarms,
      per_ten_minutes: Math.round(perTen * 100) / 100,
      floods: floods.filter(inside).length
    }
  })
}
