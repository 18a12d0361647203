import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { TEN_MINUTES } from './alarm-floods'

const DAY = 86_400_000
const MOST_SHIFTS = 42

/** Of a time of day such as 06:00. */
function millisecondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}

/** The shifts of a range by their times of day, with what was triggered and what began in them, the newest first; two of them may be cut off. */
export function shiftsOf(
  starts: readonly string[],
  from: number,
  to: number,
  times: readonly number[],
  floods: readonly number[]
): Schemas['AlarmQuality']['shifts'] {
  const ofDay = (starts.length > 0 ? starts : ['00:00']).map(millisecondsOf)
  const days = Array.from({ length: Math.floor(to / DAY) - Math.floor(from / DAY) + 3 }, (_, day) => day - 1)
  const begun = days.flatMap(day => ofDay.map(time => (Math.floor(from / DAY) + day) * DAY + time))
  const shifts = begun.flatMap((start, index) => {
    const [first, last] = [Math.max(start, from), Math.min((begun[index + 1] ?? to + 1000) - 1000, to)]
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
  return shifts.reverse().slice(0, MOST_SHIFTS)
}
