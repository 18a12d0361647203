import { showDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import type { Course } from './read-trend'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEPS = [1, 2, 5, 10, 15, 30]
const TIME_STEPS = [
  ...STEPS.map(count => count * SECOND),
  ...STEPS.map(count => count * MINUTE),
  ...[1, 2, 3, 6, 12].map(count => count * HOUR),
  ...[1, 2, 7, 14, 28, 91, 182, 364].map(count => count * DAY)
]
const MOST_TIMES = 10
const MOST_VALUES = 4

export interface TimeTick {
  time: number
  text: string
  /** At the first one, and at the first one of another day. */
  date: string | undefined
}

export function timeTicks({ from, to }: TimeWindow): TimeTick[] {
  const step =
    TIME_STEPS.find(size => (to - from) / size <= MOST_TIMES) ?? Math.ceil((to - from) / MOST_TIMES / DAY) * DAY
  const ticks: TimeTick[] = []
  let day = ''
  for (let time = Math.ceil(from / step) * step; time <= to; time += step) {
    const [date = '', clock = ''] = showDeviceTime(time).split(' ')
    ticks.push({ time, text: step < MINUTE ? clock : clock.slice(0, 5), date: date === day ? undefined : date })
    day = date
  }
  return ticks
}

/** Round values over the range of a channel, which is never empty. */
export function valueTicks(values: readonly (number | null)[]) {
  const known = values.filter(value => value !== null)
  const least = known.reduce((low, value) => Math.min(low, value), known[0] ?? 0)
  const most = known.reduce((high, value) => Math.max(high, value), known[0] ?? 1)
  const span = most > least ? most - least : Math.abs(most) || 1
  const power = 10 ** Math.floor(Math.log10(span / MOST_VALUES))
  const step = [1, 2, 5, 10].map(factor => factor * power).find(size => span / size <= MOST_VALUES) ?? 10 * power
  const low = Math.floor(least / step) * step
  const high = Math.max(Math.ceil(most / step) * step, low + step)
  const decimals = Math.max(0, Math.min(10, -Math.floor(Math.log10(step) + 1e-9)))
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => ({
    value: low + index * step,
    decimals
  }))
  return { low, high, ticks }
}

/** The line of a channel, interrupted where values are missing; a value between two gaps is a dot. */
export function linePath(
  { times, values, widest }: Pick<Course, 'times' | 'values' | 'widest'>,
  x: (time: number) => number,
  y: (value: number) => number
): string {
  let path = ''
  let last: number | undefined
  for (const [index, time] of times.entries()) {
    const value = values[index] ?? null
    if (value === null) last = undefined
    else {
      const isJoined = last !== undefined && time - last <= widest
      path += isJoined ? `L${x(time)} ${y(value)}` : `M${x(time)} ${y(value)}h0`
      last = time
    }
  }
  return path
}
