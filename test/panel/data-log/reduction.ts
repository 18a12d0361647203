import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'

export type Cells = (number | null)[]

export interface DataRecord {
  time: number
  values: Cells
}

export interface Reduction {
  records: DataRecord[]
  recordsPerPoint: number
}

interface Extreme {
  value: number
  index: number
}

/** Reduces records to at most `points` by minimum and maximum per interval; all of them when they are few enough. */
export function reduce(records: DataRecord[], points: number): Reduction {
  if (records.length <= points) return { records, recordsPerPoint: 1 }
  const intervals = intervalsOf(records, Math.floor(points / 2))
  return {
    records: intervals.flatMap((interval, index) =>
      interval.length > 0 ? pointsOf(interval) : gapAfter(intervals[index - 1]?.at(-1))
    ),
    recordsPerPoint: Math.round(records.length / intervals.filter(({ length }) => length > 0).length)
  }
}

function intervalsOf(records: DataRecord[], count: number): DataRecord[][] {
  const intervals: DataRecord[][] = Array.from({ length: count }, () => [])
  const first = records[0]?.time ?? 0
  const width = ((records.at(-1)?.time ?? first) - first + 1) / count
  for (const record of records) intervals[Math.floor((record.time - first) / width)]?.push(record)
  return intervals
}

/** For the first of several empty intervals: a second after the last record, as times are sent in seconds. */
function gapAfter(record: DataRecord | undefined): DataRecord[] {
  return record ? [{ time: record.time + 1000, values: record.values.map(() => null) }] : []
}

function pointsOf(interval: DataRecord[]): DataRecord[] {
  const [first, last] = [interval[0], interval.at(-1)]
  if (!first || !last || first === last) return interval
  const columns = first.values.map((_, column) => {
    const { minimum, maximum } = extremesOf(interval, column)
    if (!minimum || !maximum) return [null, null]
    return minimum.index < maximum.index ? [minimum.value, maximum.value] : [maximum.value, minimum.value]
  })
  return [first, last].map(({ time }, row) => ({ time, values: columns.map(column => column[row] ?? null) }))
}

function extremesOf(records: DataRecord[], column: number): { minimum?: Extreme; maximum?: Extreme } {
  let minimum: Extreme | undefined
  let maximum: Extreme | undefined
  for (const [index, { values }] of records.entries()) {
    const value = values[column] ?? null
    if (value === null) continue
    if (!minimum || value < minimum.value) minimum = { value, index }
    if (!maximum || value > maximum.value) maximum = { value, index }
  }
  return { ...(minimum && { minimum }), ...(maximum && { maximum }) }
}

/** Statistics of all records, not of the points. */
export function statisticsOf(records: DataRecord[], column: number): Schemas['DataLogStatistics'] {
  const values = records.map(record => record.values[column] ?? null).filter(value => value !== null)
  const { minimum, maximum } = extremesOf(records, column)
  const timeOf = (extreme: Extreme | undefined) => {
    const record = extreme && records[extreme.index]
    return record ? deviceText(record.time) : null
  }
  return {
    values: values.length,
    minimum: minimum?.value ?? null,
    minimum_at: timeOf(minimum),
    maximum: maximum?.value ?? null,
    maximum_at: timeOf(maximum),
    mean: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
  }
}
