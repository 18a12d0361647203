import type { TimeWindow } from '../../../lib/time-range/range'
import { type ReadQuery, readNewest } from '../records/read-records'
import { MAX_RECORDS, type Series } from '../records/series'

/** The newest records of a window, at most about so many, the newest part first. @throws ApiError */
export async function readPrinted(query: ReadQuery, { from, to }: TimeWindow, most: number, signal: AbortSignal) {
  const newest = await readNewest(query, from, to, MAX_RECORDS, signal)
  const parts: Series[] = [newest.series]
  let [oldest] = newest.series.times
  let left = Math.min(most, newest.total) - newest.series.times.length
  while (left > 0 && oldest !== undefined) {
    const { series } = await readNewest(query, from, oldest - 1000, Math.min(left, MAX_RECORDS), signal)
    parts.push(series)
    oldest = series.times[0]
    left -= series.times.length
  }
  return { series: parts, total: newest.total }
}
