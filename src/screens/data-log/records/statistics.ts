import type { DataLogStatistics } from '../../../api/data-log'
import type { TrendData, TrendWindow } from '../../../chart/types'
import { parseDeviceTime } from '../../../lib/text/time-text'
import { recordsWithin } from './series'

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

/** Undefined when the column has no value. */
function statisticsOf(times: number[], column: (number | null)[]): Statistics | undefined {
  let minimum: Extreme | undefined
  let maximum: Extreme | undefined
  let mean = 0
  let values = 0
  for (const [index, value] of column.entries()) {
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
export function summarise(data: TrendData, window: TrendWindow): (Statistics | undefined)[] {
  const { times, columns } = recordsWithin(data, window)
  return columns.map(column => statisticsOf(times, column))
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
