import type { TimeWindow } from '../../../lib/time-range/range'
import { type ReadQuery, readNewest } from '../records/read-records'
import { MAX_RECORDS, recordsAfter, type Series } from '../records/series'

/** The newest records of a window, at most about so many, the newest part first. @throws ApiError */
export async function readPrinted(query: ReadQuery, { from, to }: TimeWindow, most: number, signal: AbortSignal) {
  const parts: Series[] = []
  let end = to
  let left = most
  let counted = 0
  while (left > 0) {
    const { series, total } = await readNewest(query, from, end, Math.min(left + 1, MAX_RECORDS), signal)
    counted ||= total
    const [oldest = from] = series.times
    const isCut = series.times.length < total
    // Of its oldest second a part may have the newest records only: the next one has all of them.
    const whole = isCut ? recordsAfter(series, oldest) : series
    parts.push(whole)
    left = isCut && whole.times.length > 0 ? left - whole.times.length : 0
    end = oldest
  }
  return { series: parts, total: counted }
}
