import { type RecordsWanted, readDataLogRecords } from '../../../api/data-log'
import type { TrendWindow } from '../../../chart/types'
import { parseDeviceTime, sendDeviceTime } from '../../../lib/text/time-text'
import type { RecordsQuery } from '../choice'
import { type Series, seriesOf } from './series'
import { type Statistics, statisticsFrom } from './statistics'

/** Fewer than the 1000 prescribed by the customer: newer records are appended until the points are read again. */
const POINTS = 900

export type ReadQuery = Pick<RecordsQuery, 'log' | 'channels'>

/** A whole window, reduced by the panel to minimum and maximum per interval. */
export interface Points {
  window: TrendWindow
  series: Series
  /** Number of records in the window. */
  total: number
  recordsPerPoint: number
  /** Of all records of the window, by column. */
  statistics: (Statistics | undefined)[]
}

/** The newest records of a window; with an open end also those that the panel's clock has reached since. */
export async function readNewest(
  query: ReadQuery,
  from: number,
  to: number | undefined,
  limit: number,
  signal: AbortSignal
) {
  const response = await readFor(query, { from, to }, { limit }, signal)
  return {
    series: seriesOf(response.items, response.channels),
    total: response.total,
    nearest: response.nearest === null ? undefined : parseDeviceTime(response.nearest)
  }
}

export async function readPoints(query: ReadQuery, window: TrendWindow, signal: AbortSignal): Promise<Points> {
  const {
    items,
    total,
    channels,
    records_per_point = 1,
    statistics
  } = await readFor(query, window, { points: POINTS }, signal)
  return {
    window,
    series: seriesOf(items, channels),
    total,
    recordsPerPoint: records_per_point,
    statistics: channels.map((_, column) => statisticsFrom(statistics?.[column]))
  }
}

const readFor = (
  { log, channels }: ReadQuery,
  { from, to }: { from: number; to: number | undefined },
  size: RecordsWanted,
  signal: AbortSignal
) =>
  readDataLogRecords(
    log,
    { from: sendDeviceTime(from), ...(to !== undefined && { to: sendDeviceTime(to) }), channels, ...size },
    signal
  )
