import type { TrendData, TrendWindow } from '../../chart/types'

export interface Statistics {
  minimum: number
  maximum: number
  mean: number
  values: number
}

/** Undefined when the column has no value between the two indices. */
function statisticsOf(column: (number | null)[], first: number, last: number): Statistics | undefined {
  let minimum = Number.POSITIVE_INFINITY
  let maximum = Number.NEGATIVE_INFINITY
  let mean = 0
  let values = 0
  for (let index = first; index <= last; index++) {
    const value = column[index] ?? null
    if (value === null) continue
    values += 1
    minimum = Math.min(minimum, value)
    maximum = Math.max(maximum, value)
    // A running mean, as a sum of huge values would overflow.
    mean += value / values - mean / values
  }
  return values === 0 ? undefined : { minimum, maximum, mean, values }
}

/** Statistics of every column between two times, inclusive. */
export function summarise({ times, columns }: TrendData, { from, to }: TrendWindow): (Statistics | undefined)[] {
  const first = times.findIndex(time => time >= from)
  const after = times.findIndex(time => time > to)
  if (first === -1) return columns.map(() => undefined)
  return columns.map(column => statisticsOf(column, first, (after === -1 ? times.length : after) - 1))
}
