import type { Schemas } from '../../../src/api/generated/schema'

type Weekday = Schemas['DataBackupSettings']['weekday']

const DAY = 86_400_000
/** In the order of `getUTCDay`. */
const WEEKDAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Milliseconds to the next `HH:mm` of the wall clock, on any day or on that one. */
export function untilTime(now: number, text: string, weekday?: Weekday): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  const wait = (hours * 60 + minutes) * 60_000 - (now % DAY)
  if (weekday === undefined) return wait > 0 ? wait : wait + DAY
  const days = (WEEKDAYS.indexOf(weekday) - new Date(now).getUTCDay() + 7) % 7
  return wait + days * DAY > 0 ? wait + days * DAY : wait + 7 * DAY
}
