import type { TimeWindow } from '../../../lib/time-range/range'
import { type ReadQuery, readNewest } from '../records/read-records'
import { MAX_RECORDS, recordsUntil, recordsWithoutLast, type Series } from '../records/series'

/** The newest records of a window, at most about so many, the newest part first. @throws ApiError */
export async function readPrinted(query: ReadQuery, { from, to }: TimeWindow, most: number, signal: AbortSignal) {
  const newest = await readNewest(query, from, to, MAX_RECORDS, signal)
  const parts: Series[] = []
  let left = Math.min(most, newest.total)
  for (let part = newest.series; ; ) {
    parts.push(part)
    left -= part.times.length
    const [oldest] = part.times
    if (left <= 0 || oldest === undefined) return { series: parts, total: newest.total }
    // Of its oldest second a part may have the newest records only; the next one ends with all of them.
    const known = recordsUntil(part, oldest).times.length
    const { series } = await readNewest(query, from, oldest, Math.min(left + known, MAX_RECORDS), signal)
    part = recordsWithoutLast(series, known)
  }
}
