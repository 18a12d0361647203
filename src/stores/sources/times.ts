import { ApiError } from '../../lib/remote/failure'
import { DAY_MS } from '../../lib/text/day'
import { parseDeviceTime, showDeviceTime } from '../../lib/text/time-text'

/** As the contract names them, in the order of `Date`. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** @throws ApiError for what is no time */
export function timeOf(text: string): number {
  const time = parseDeviceTime(text)
  if (time === undefined) throw new ApiError({ kind: 'malformed' })
  return time
}

/** The beginning of a day as the panel writes it. @throws ApiError */
export const dayOf = (text: string): number => timeOf(`${text} 00:00:00`)

export const startOfDay = (time: number): number => time - (time % DAY_MS)

/** When a clock next shows `HH:mm`, on a weekday if one is given. @throws ApiError */
export function nextTime(now: number, at: string, weekday?: Weekday): number {
  let next = timeOf(`${showDeviceTime(now).slice(0, 10)} ${at}:00`)
  while (next <= now || (weekday && WEEKDAYS[new Date(next).getUTCDay()] !== weekday)) next += DAY_MS
  return next
}
