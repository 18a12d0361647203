import {
  type DataLog,
  type DataLogChannel,
  type DataLogOffset,
  type DataLogStatistics,
  readDataLogRecords
} from '../../../api/data-log'
import { cellValue } from '../../../lib/text/cell-value'
import { parseDeviceTime, sendDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'

export interface LogRecord {
  time: number
  utc_offset?: string | undefined
  values: readonly (number | null)[]
}

/** A part of the range, with the extremes of each channel and their times. */
export interface LogPart extends TimeWindow {
  records: number
  statistics: readonly DataLogStatistics[]
}

/** What the archive has of a log: all its records, or of too many the extremes of equal parts of the range. */
export interface LogRecords {
  log: DataLog
  channels: readonly DataLogChannel[]
  total: number
  records: readonly LogRecord[]
  /** Empty where `records` has all, and where the panel's firmware has no statistics. */
  parts: readonly LogPart[]
}

/** Of a log, with all of its values. */
export const MOST_RECORDS = 100_000
const PARTS = 96
const SECOND = 1000

interface Wanted {
  log: DataLog
  channels: readonly DataLogChannel[]
  window: TimeWindow
  total: number
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** @throws ApiError */
export async function readRecords(wanted: Wanted): Promise<LogRecords> {
  const { log, channels, total } = wanted
  const records = total <= MOST_RECORDS ? await readAll(wanted) : []
  if (records.length >= total) return { log, channels, total, records, parts: [] }
  return { log, channels, total, records: [], parts: await readParts(wanted) }
}

/** The panel returns the newest records of a range, so the range gets shorter with each page. */
async function readAll({ log, channels, window, total, signal, onProgress }: Wanted): Promise<LogRecord[]> {
  const pages: LogRecord[][] = []
  let read = 0
  for (let { to, from } = window, more = true; more; ) {
    const page = await readDataLogRecords(log.id, { ...sent({ from, to }), channels: idsOf(channels) }, signal)
    const records = recordsOf(page.items, page.channels, channels, page.utc_offsets)
    const isCut = page.items.length < page.total
    const oldest = records[0]?.time ?? from
    // Times are whole seconds, and of the oldest one the page may have the newest records only.
    const whole = isCut ? records.filter(({ time }) => time > oldest) : records
    pages.push(whole)
    read += whole.length
    to = oldest
    more = isCut && whole.length > 0
    onProgress(Math.min(1, read / total))
  }
  return pages.reverse().flat()
}

async function readParts({ log, channels, window, signal, onProgress }: Wanted): Promise<LogPart[]> {
  const parts: LogPart[] = []
  const length = window.to - window.from + SECOND
  const width = Math.ceil(length / PARTS / SECOND) * SECOND
  for (let from = window.from; from <= window.to; from += width) {
    // The second of `to` belongs to the range.
    const part = { from, to: Math.min(from + width - SECOND, window.to) }
    const page = await readDataLogRecords(log.id, { ...sent(part), channels: idsOf(channels), points: 4 }, signal)
    const { total, statistics, channels: columns } = page
    if (!statistics) return []
    const own = channels.flatMap(({ id }) => statistics[columns.indexOf(id)] ?? [])
    if (total > 0 && own.length === channels.length) parts.push({ ...part, records: total, statistics: own })
    onProgress((from - window.from) / length)
  }
  return parts
}

const sent = ({ from, to }: TimeWindow) => ({ from: sendDeviceTime(from), to: sendDeviceTime(to) })

export const idsOf = (channels: readonly DataLogChannel[]) => channels.map(({ id }) => id)

/** With the values in the order of these channels. */
export function recordsOf(
  items: readonly (readonly unknown[])[],
  columns: readonly string[],
  channels: readonly DataLogChannel[],
  offsets: readonly DataLogOffset[] = []
): LogRecord[] {
  const places = channels.map(({ id }) => columns.indexOf(id))
  return items.flatMap(([cell, ...values], at) => {
    const time = typeof cell === 'string' ? parseDeviceTime(cell) : undefined
    if (time === undefined) return []
    const utc_offset = offsets.filter(({ index }) => index <= at).pop()?.utc_offset
    return [{ time, utc_offset, values: places.map(place => cellValue(values[place])) }]
  })
}
