import {
  type DataLog,
  type DataLogChannel,
  type DataLogStatistics,
  listDataLogs,
  readDataLogRecords
} from '../../../api/data-log'
import type { PanelEvent } from '../../../api/event-log'
import { parseDeviceTime, sendDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import type { ReportedChannel } from '../../../stores/incident'
import { idsOf, type LogRecords, readRecords, recordsOf } from './read-records'
import type { Reading } from './reading'

/** The course of a channel in the range; gaps have the value null. */
export interface Course {
  log: DataLog
  channel: DataLogChannel
  times: readonly number[]
  values: readonly (number | null)[]
  /** Neighbours that are further apart have a gap between them, in milliseconds. */
  widest: number
  /** Of all records, also where the points are fewer. */
  statistics: DataLogStatistics | undefined
}

export interface Trend {
  courses: readonly Course[]
  /** All logs of the panel. */
  all: readonly DataLog[]
  /** Of each log with courses. */
  logs: readonly LogRecords[]
  /** Channels with records in the range, in the report or not. */
  channels: number
  /** Those that the user asked for. */
  asked: readonly ReportedChannel[]
  /** Whether the user chose which courses it has. */
  isSelected: boolean
}

const MOST_CHANNELS = 8
const POINTS = 1000

type Chosen = readonly [DataLog, DataLogChannel]

/** Of the channels asked for, then those that the alarms watch, then those of the project in its order. */
export async function readTrend(
  { window, channels: asked, signal, onProgress }: Reading,
  alarms: readonly PanelEvent[]
): Promise<Trend> {
  const listed = await listDataLogs(signal)
  const logs = listed.filter(log => hasRecordsIn(log, window))
  const all = logs.flatMap(log => log.channels.map((channel): Chosen => [log, channel]))
  const among = (channels: readonly ReportedChannel[]) =>
    all.filter(([log, { id }]) => channels.some(of => of.log === log.id && of.channel === id))
  const watched = alarms.flatMap(({ logged }) => logged ?? [])
  const chosen = [...new Set([...among(asked), ...among(watched), ...all])].slice(0, MOST_CHANNELS)
  const read: { courses: Course[]; records: LogRecords }[] = []
  const own = logs.flatMap(log => {
    const channels = log.channels.filter(channel => chosen.some(([of, it]) => of === log && it === channel))
    return channels.length > 0 ? [{ log, channels }] : []
  })
  for (const [index, { log, channels }] of own.entries()) {
    const { courses, total } = await readCourses(log, channels, window, signal)
    const progress = (share: number) => onProgress((index + share) / own.length)
    const records = await readRecords({ log, channels, window, total, signal, onProgress: progress })
    read.push({ courses, records })
  }
  const placeOf = ({ log, channel }: Course) => chosen.findIndex(([of, it]) => of === log && it === channel)
  return {
    all: listed,
    courses: read.flatMap(({ courses }) => courses).sort((one, other) => placeOf(one) - placeOf(other)),
    logs: read.map(({ records }) => records),
    channels: all.length,
    asked,
    isSelected: false
  }
}

function hasRecordsIn({ first, last }: DataLog, { from, to }: TimeWindow): boolean {
  const [oldest, newest] = [first, last].map(text => (text === null ? undefined : parseDeviceTime(text)))
  if (oldest === undefined || newest === undefined) return false
  // After the clock was set back, the first record may have the later time.
  return oldest > newest || (oldest <= to && newest >= from)
}

async function readCourses(
  log: DataLog,
  channels: readonly DataLogChannel[],
  { from, to }: TimeWindow,
  signal: AbortSignal
): Promise<{ courses: Course[]; total: number }> {
  const wanted = { from: sendDeviceTime(from), to: sendDeviceTime(to), channels: idsOf(channels) }
  const read = await readDataLogRecords(log.id, { ...wanted, points: POINTS }, signal)
  const { items, total, records_per_point = 1, statistics, channels: columns } = read
  const rows = recordsOf(items, columns, channels)
  const seconds = log.mode === 'time' ? log.interval_seconds : null
  const courses = channels.map((channel, index) => ({
    log,
    channel,
    times: rows.map(({ time }) => time),
    values: rows.map(({ values }) => values[index] ?? null),
    widest: seconds === null ? Number.POSITIVE_INFINITY : seconds * records_per_point * 2500,
    statistics: statistics?.[columns.indexOf(channel.id)]
  }))
  return { courses, total }
}
