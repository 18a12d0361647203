import type { DataLogStatistics } from '../../../api/data-log'
import type { TrendData, TrendWindow } from '../../../chart/types'
import { parseDeviceTime } from '../../../lib/text/time-text'

export interface Extreme {
  value: number
  /** When it was first reached. */
  time: number
}

export interface Statistics {
  minimum: Extreme
  maximum: Extreme
  mean: number
  values: number
}

/** Undefined when the column has no value between the two indices. */
function statisticsOf(times: number[], column: (number | null)[], first: number, last: number): Statistics | undefined {
  let minimum: Extreme | undefined
  let maximum: Extreme | undefined
  let mean = 0
  let values = 0
  for (let index = first; index <= last; index++) {
    const value = column[index] ?? null
    if (value === null) continue
    const time = times[index] ?? 0
    values += 1
    if (!minimum || value < minimum.value) minimum = { value, time }
    if (!maximum || value > maximum.value) maximum = { value, time }
    // A running mean, as a sum of huge values would overflow.
    mean += value / values - mean / values
  }
  return minimum && maximum && { minimum, maximum, mean, values }
}

/** Statistics of every column between two times, inclusive. */
export function summarise({ times, columns }: TrendData, { from, to }: TrendWindow): (Statistics | undefined)[] {
  const first = times.findIndex(time => time >= from)
  const after = times.findIndex(time => time > to)
  if (first === -1) return columns.map(() => undefined)
  return columns.map(column => statisticsOf(times, column, first, (after === -1 ? times.length : after) - 1))
}

/** Statistics computed by the panel. */
export function statisticsFrom(computed: DataLogStatistics | undefined): Statistics | undefined {
  if (!computed) return undefined
  const minimum = extremeFrom(computed.minimum, computed.minimum_at)
  const maximum = extremeFrom(computed.maximum, computed.maximum_at)
  const { mean, values } = computed
  return minimum && maximum && mean !== null ? { minimum, maximum, mean, values } : undefined
}

function extremeFrom(value: number | null, at: string | null): Extreme | undefined {
  const time = at === null ? undefined : parseDeviceTime(at)
  return value === null || time === undefined ? undefined : { value, time }
}
