import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../../chart/types'
import { polled } from '../../../lib/remote/polled'
import { isOpen, windowOf } from '../../../lib/time-range/range'
import { shiftsFor } from '../../../stores/shifts'
import type { LogChoice, RecordsQuery } from '../choice'
import type { Following } from '../following'
import { type Points, readNewest, readPoints } from './read-records'
import { MAX_RECORDS, mergeSeries, recordsAfter, type Series } from './series'

export interface Records {
  query: RecordsQuery
  /** The requested window, resolved to times of the panel. */
  window: TrendWindow
  /** At most the newest 1000 records of the window. */
  series: Series
  /** Number of records in the range. */
  total: number
  /** Time of the nearest record, when the range has none. */
  nearest: number | undefined
  /** The whole window, when it has more records than the series. */
  overview: Points | undefined
}

const POLL_SECONDS = 5
const NEWEST_LIMIT = 50

/** Newer records that are drawn after the overview before it is read again. */
const MAX_TAIL = 100

interface FeedEvents {
  /** Another log or range is read. */
  onChange(): void
  /** All records of a window are read. */
  onWindow(window: TrendWindow): void
}

/** Records of the current query; while live, new ones are added. */
export function createRecordsFeed(
  $choice: ReadableAtom<LogChoice | undefined>,
  $following: ReadableAtom<Following>,
  now: () => number,
  { onChange, onWindow }: FeedEvents
) {
  const $pending = atom(0)
  let latest: Records | undefined

  const $records = polled(read, { everySeconds: POLL_SECONDS })
  /** Whether records of a changed query are being read. */
  const $reading = computed($pending, pending => pending > 0)

  async function read(signal: AbortSignal): Promise<Records | undefined> {
    const query = $choice.get()?.query
    if (!query || query.channels.length === 0) return undefined
    const current = latest?.query.key === query.key && !hasMoved(latest) ? latest : undefined
    if (current && $following.get() !== 'live') return current
    const records = current?.series.times.length ? await addNewest(current, signal) : await readAll(query, signal)
    latest = records
    return records
  }

  /** A preset with an end becomes another window, as yesterday does at midnight. */
  const hasMoved = ({ query: { range }, window }: Records) =>
    !isOpen(range) && windowOf(range, now()).from !== window.from

  async function request(query: RecordsQuery, { from, to }: TrendWindow, limit: number, signal: AbortSignal) {
    return readNewest(query, from, isOpen(query.range) ? undefined : to, limit, signal)
  }

  async function readAll(query: RecordsQuery, signal: AbortSignal): Promise<Records> {
    await shiftsFor(query.range, signal)
    const window = windowOf(query.range, now())
    onWindow(window)
    const newest = await request(query, window, MAX_RECORDS, signal)
    return withOverview({ query, window, ...newest, overview: undefined }, signal)
  }

  /** Reads a few of the newest records, and with them the total of the moving range. */
  async function addNewest(current: Records, signal: AbortSignal): Promise<Records> {
    const { query, series, overview } = current
    const last = series.times[series.times.length - 1] ?? 0
    const window = windowOf(query.range, Math.max(now(), last))
    const newest = await request(query, window, NEWEST_LIMIT, signal)
    // Of the last second that is known, others may have been recorded between the two readings.
    const contiguous = newest.series.times.length < NEWEST_LIMIT || (newest.series.times[0] ?? 0) < last
    if (!contiguous) return readAll(query, signal)
    const merged = mergeSeries(series, newest.series, window.from)
    return withOverview({ query, window, ...newest, series: merged, overview }, signal)
  }

  async function withOverview(records: Records, signal: AbortSignal): Promise<Records> {
    const { query, window, series, total, overview } = records
    if (total <= series.times.length) return { ...records, overview: undefined }
    if (overview && recordsAfter(series, overview.window.to).times.length <= MAX_TAIL) return records
    const to = Math.max(window.to, series.times[series.times.length - 1] ?? window.to)
    return { ...records, overview: await readPoints(query, { from: window.from, to }, signal) }
  }

  async function readAgain(): Promise<void> {
    $pending.set($pending.get() + 1)
    await $records.reload()
    $pending.set($pending.get() - 1)
  }

  onMount($records, () => {
    const unsubscribers = [
      $choice.listen((choice, before) => {
        if (choice?.query.key === before?.query.key) return
        if (choice?.log.id !== before?.log.id || choice?.range !== before?.range) onChange()
        void readAgain()
      }),
      $following.listen(following => {
        if (following === 'live') void $records.reload()
      })
    ]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  })

  return { $records, $reading }
}
