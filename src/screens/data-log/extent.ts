import type { TrendWindow } from '../../chart/types'
import type { Series } from './records'

const WIDTH_OF_ONE_RECORD = 60_000

/** What there is to see: the whole range, or where it has more records than are shown, as far as these reach. */
export function extentOf(series: Series, range: TrendWindow, total: number): TrendWindow {
  const { times } = series
  const first = times[0] ?? range.from
  const last = times[times.length - 1] ?? range.to
  const from = total > times.length ? first : Math.min(first, range.from)
  const to = Math.max(last, range.to)
  return to > from ? { from, to } : { from: from - WIDTH_OF_ONE_RECORD / 2, to: to + WIDTH_OF_ONE_RECORD / 2 }
}

/** The record nearest to a time; undefined where there is none. */
export function recordAt({ times }: Series, time: number): number | undefined {
  let best: number | undefined
  for (const [index, candidate] of times.entries()) {
    if (best === undefined || Math.abs(candidate - time) < Math.abs((times[best] ?? 0) - time)) best = index
  }
  return best
}
