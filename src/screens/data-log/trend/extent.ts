import type { TrendWindow } from '../../../chart/types'
import type { Series } from '../records/series'

const SINGLE_RECORD_WIDTH_MS = 60_000

/** The time span of the chart: the whole range, also where nothing was recorded. */
export function extentOf({ times }: Series, range: TrendWindow): TrendWindow {
  const from = Math.min(times[0] ?? range.from, range.from)
  const to = Math.max(times[times.length - 1] ?? range.to, range.to)
  return to > from ? { from, to } : { from: from - SINGLE_RECORD_WIDTH_MS / 2, to: to + SINGLE_RECORD_WIDTH_MS / 2 }
}

/** Index of the record nearest to a time; undefined without records. */
export function recordAt({ times }: Series, time: number): number | undefined {
  const distance = (index: number) => Math.abs((times[index] ?? 0) - time)
  return times.reduce<number | undefined>(
    (best, _, index) => (best !== undefined && distance(best) <= distance(index) ? best : index),
    undefined
  )
}
