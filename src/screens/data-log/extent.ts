import type { TrendWindow } from '../../chart/types'
import type { Series } from './records'

const SINGLE_RECORD_WIDTH_MS = 60_000

/** The time span of the chart: the whole range, or that of the loaded records if the range has more. */
export function extentOf(series: Series, range: TrendWindow, total: number): TrendWindow {
  const { times } = series
  const first = times[0] ?? range.from
  const last = times[times.length - 1] ?? range.to
  const from = total > times.length ? first : Math.min(first, range.from)
  const to = Math.max(last, range.to)
  return to > from ? { from, to } : { from: from - SINGLE_RECORD_WIDTH_MS / 2, to: to + SINGLE_RECORD_WIDTH_MS / 2 }
}

/** Index of the record nearest to a time; undefined without records. */
export function recordAt({ times }: Series, time: number): number | undefined {
  let best: number | undefined
  for (const [index, candidate] of times.entries()) {
    if (best === undefined || Math.abs(candidate - time) < Math.abs((times[best] ?? 0) - time)) best = index
  }
  return best
}
