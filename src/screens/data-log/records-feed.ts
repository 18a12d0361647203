import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { readDataLogRecords } from '../../api/data-log'
import type { TrendWindow } from '../../chart/types'
import { polled } from '../../lib/remote/polled'
import { parseDeviceTime, sendDeviceTime } from '../../lib/text/time-text'
import type { LogChoice, RecordsQuery } from './choice'
import { windowOf } from './range'
import { MAX_RECORDS, mergeSeries, type Series, seriesOf } from './records'

export interface Records {
  query: RecordsQuery
  /** The requested window, resolved to times of the panel. */
  window: TrendWindow
  series: Series
  /** Number of records in the range; the series has at most 1000 of them. */
  total: number
  /** Time of the nearest record, when the range has none. */
  nearest: number | undefined
}

const POLL_SECONDS = 5
const NEWEST_LIMIT = 50

/** Records of the current query; while followed, new ones are added. `onChange` is called for another log or range. */
export function createRecordsFeed(
  $choice: ReadableAtom<LogChoice | undefined>,
  $followed: ReadableAtom<boolean>,
  now: () => number,
  onChange: () => void
) {
  const $pending = atom(0)
  let latest: Records | undefined

  const $records = polled(read, { everySeconds: POLL_SECONDS })
  /** Whether records of a changed query are being read. */
  const $reading = computed($pending, pending => pending > 0)

  async function read(signal: AbortSignal): Promise<Records | undefined> {
    const query = $choice.get()?.query
    if (!query || query.channels.length === 0) return undefined
    const current = latest?.query.key === query.key ? latest : undefined
    if (current && !$followed.get()) return current
    const records = current?.series.times.length ? await addNewest(current, signal) : await readAll(query, signal)
    if ($choice.get()?.query.key === query.key) latest = records
    return records
  }

  async function request(
    { log, channels, range }: RecordsQuery,
    window: TrendWindow,
    limit: number,
    signal: AbortSignal
  ) {
    const response = await readDataLogRecords(
      log,
      {
        from: sendDeviceTime(window.from),
        ...(typeof range !== 'string' && { to: sendDeviceTime(window.to) }),
        channels,
        limit
      },
      signal
    )
    return {
      window,
      series: seriesOf(response.records, response.channels),
      total: response.total,
      nearest: response.nearest === null ? undefined : parseDeviceTime(response.nearest)
    }
  }

  const readAll = async (query: RecordsQuery, signal: AbortSignal): Promise<Records> => ({
    query,
    ...(await request(query, windowOf(query.range, now()), MAX_RECORDS, signal))
  })

  /** Reads a few of the newest records, and with them the total of the moving range. */
  async function addNewest(current: Records, signal: AbortSignal): Promise<Records> {
    const { query, series } = current
    const last = series.times[series.times.length - 1] ?? 0
    const newest = await request(query, windowOf(query.range, Math.max(now(), last)), NEWEST_LIMIT, signal)
    const contiguous = newest.series.times.length < NEWEST_LIMIT || (newest.series.times[0] ?? 0) <= last
    if (!contiguous) return readAll(query, signal)
    return { query, ...newest, series: mergeSeries(series, newest.series, newest.window.from) }
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
      $followed.listen(followed => {
        if (followed) void $records.reload()
      })
    ]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  })

  return { $records, $reading }
}
