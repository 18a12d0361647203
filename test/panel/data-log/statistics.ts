import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { createExtremes, include } from './extremes'

/** Statistics of all records, not of the points; a value that is missing is NaN. */
export function statisticsOf(times: Float64Array, values: Float64Array): Schemas['DataLogStatistics'] {
  const extremes = createExtremes()
  let count = 0
  let sum = 0
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN
    if (Number.isNaN(value)) continue
    include(extremes, value, at)
    count += 1
    sum += value
  }
  const timeOf = (at: number) => deviceText(times[at] ?? 0)
  if (count === 0) return { values: 0, minimum: null, minimum_at: null, maximum: null, maximum_at: null, mean: null }
  return {
    values: count,
    minimum: extremes.minimum,
    minimum_at: timeOf(extremes.minimumAt),
    maximum: extremes.maximum,
    maximum_at: timeOf(extremes.maximumAt),
    mean: sum / count
  }
}
