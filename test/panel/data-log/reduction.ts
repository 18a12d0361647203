import type { Columns } from './columns'
import { createExtremes, type Extremes, include } from './extremes'

export interface DataRecord {
  time: number
  values: (number | null)[]
}

export interface Reduction {
  records: DataRecord[]
  recordsPerPoint: number
}

/** Times of the first and last record of an interval, and for each channel the extremes of all its records. */
interface Interval {
  first: number
  last: number
  extremes: Extremes[]
}

/** Reduces records to at most `points` by minimum and maximum per interval; all of them when they are few enough. */
export function reduce(columns: Columns, points: number): Reduction {
  const { times, values } = columns
  if (times.length <= points) return { records: recordsIn(columns), recordsPerPoint: 1 }
  const intervals = intervalsOf(columns, Math.floor(points / 2))
  const nothing = values.map(() => null)
  return {
    records: intervals.flatMap((interval, index) =>
      interval ? pointsOf(interval) : gapAfter(intervals[index - 1], nothing)
    ),
    recordsPerPoint: Math.round(times.length / intervals.filter(Boolean).length)
  }
}

const recordsIn = ({ times, values }: Columns): DataRecord[] =>
  Array.from(times, (time, at) => ({ time, values: values.map(column => cellOf(column[at])) }))

/** An interval without records is undefined. */
function intervalsOf({ times, values }: Columns, count: number): (Interval | undefined)[] {
  const intervals: (Interval | undefined)[] = Array.from({ length: count })
  const start = times[0] ?? 0
  const width = ((times.at(-1) ?? start) - start + 1) / count
  for (let at = 0; at < times.length; at += 1) {
    const time = times[at] ?? start
    const index = Math.floor((time - start) / width)
    if (index < 0 || index >= count) continue
    const interval = intervals[index] ?? { first: time, last: time, extremes: values.map(createExtremes) }
    intervals[index] = interval
    interval.last = time
    interval.extremes.forEach((extremes, column) => {
      include(extremes, values[column]?.[at] ?? Number.NaN, at)
    })
  }
  return intervals
}

function pointsOf({ first, last, extremes }: Interval): DataRecord[] {
  const pairs = extremes.map(({ minimum, minimumAt, maximum, maximumAt }) =>
    minimumAt < maximumAt ? [minimum, maximum] : [maximum, minimum]
  )
  const times = first === last ? [first] : [first, last]
  return times.map((time, row) => ({ time, values: pairs.map(pair => cellOf(pair[row])) }))
}

/** For the first of several empty intervals: a second after the last record, as times are sent in seconds. */
const gapAfter = (interval: Interval | undefined, values: null[]): DataRecord[] =>
  interval ? [{ time: interval.last + 1000, values }] : []

const cellOf = (value = Number.NaN) => (Number.isFinite(value) ? value : null)
