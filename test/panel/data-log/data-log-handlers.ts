import type { Schemas } from '../../../src/api/generated/schema'
import { uniqueColumns } from '../backup/source'
import { deviceText, readSentTime } from '../device/device-text'
import { offsetAtWallTime } from '../device/zone-offset'
import { fileNameOf } from '../exports/csv'
import { createTimeCells } from '../exports/time-cells'
import { created, type FieldFaults, type Handlers, invalid, list, ok, refuse } from '../http/handler-types'
import type { PanelState } from '../state'
import { databaseFile } from '../storage/database-file'
import { columnsOf } from './columns'
import { dataLogTable } from './data-log-rows'
import { channelsOf, type DataLogSource, last, nearestTo, type Range, recordsOf } from './data-log-source'
import { bytesPerRecord } from './history'
import { reduce } from './reduction'
import { statisticsOf } from './statistics'

const CAP = 1000

interface Wanted {
  from?: string | undefined
  to?: string | undefined
  after?: string
  channels?: string[]
}

const noSuchLog = () => refuse(404, 'not_found', { message: 'There is no such log' })

function logOf(state: PanelState, id: string): DataLogSource | undefined {
  return state.dataLogs.find(log => log.id === id)
}

/** From which record on which offset from UTC was in force. */
function offsetsOf({ stretches }: DataLogSource, records: Iterable<{ time: number; stretch: number }>) {
  const offsets: Schemas['DataLogOffset'][] = []
  for (const [index, { time, stretch }] of [...records].entries()) {
    const recordedIn = stretches[stretch]?.recordedIn
    const utc_offset = recordedIn && offsetAtWallTime(recordedIn.zone, time, recordedIn.isSecond)
    if (utc_offset && offsets.at(-1)?.utc_offset !== utc_offset) offsets.push({ index, utc_offset })
  }
  return offsets
}

/** The requested range, or its errors. */
export function rangeOf({
  from,
  to,
  after
}: Wanted): Range | { wrong: FieldFaults<'GET /data/logs/{id}/records', 400> } {
  const times = { from: timeOr(from, -Infinity), to: timeOr(to, Infinity), after: timeOr(after, -Infinity) }
  const [unread] = Object.entries(times).find(([, time]) => time === undefined) ?? []
  if (unread) return { wrong: { [unread]: 'invalid_date' } }
  const { from: first = 0, to: until = 0, after: known = 0 } = times
  if (first > until) return { wrong: { to: 'before_from' } }
  return { from: Math.max(first, known + 1), to: until + 999 }
}

function timeOr(text: string | undefined, other: number): number | undefined {
  return text === undefined ? other : readSentTime(text)
}

function unknownChannels(log: DataLogSource, ids: string[] = []): boolean {
  return channelsOf(log, ids).length !== ids.length
}

export const dataLogHandlers = {
  'GET /data/logs': ({ state, clock }) =>
    list(
      state.dataLogs.map(log => {
        const records = recordsOf(log, clock.now())
        const [first] = records.times(0, 1)
        const newest = last(records)
        return {
          id: log.id,
          name: log.name,
          machine: log.machine ?? '',
          mode: log.mode,
          interval_seconds: log.mode === 'time' ? log.everySeconds : null,
          first: first === undefined ? null : deviceText(first),
          last: newest === undefined ? null : deviceText(newest),
          records: records.total,
          size_bytes: records.total * bytesPerRecord(log),
          channels: log.channels.map(({ signal, ...channel }) => ({ address: '', ...channel }))
        }
      })
    ),

  'GET /data/logs/{id}/records': ({ state, clock, params, query }) => {
    const log = logOf(state, params.id)
    if (!log) return noSuchLog()
    const range = rangeOf(query)
    if ('wrong' in range) return invalid(range.wrong)
    if (unknownChannels(log, query.channels)) return invalid({ channels: 'unknown' })
    const channels = channelsOf(log, query.channels)
    const records = recordsOf(log, clock.now(), range)
    const nearest = records.total === 0 ? nearestTo(log, clock.now(), range) : undefined
    const skipped = query.points === undefined ? Math.max(0, records.total - (query.limit ?? CAP)) : 0
    const columns = columnsOf(records, channels, skipped)
    const written = state.numbersAsText ? asText : asNumbers
    const { records: shown, recordsPerPoint } = reduce(columns, query.points ?? CAP)
    return ok({
      items: shown.map(({ time, values }) => [deviceText(time), ...written(values)]),
      total: records.total,
      nearest: nearest === undefined ? null : deviceText(nearest),
      channels: channels.map(({ id }) => id),
      ...(recordsPerPoint === 1 && { utc_offsets: offsetsOf(log, records.inStretches(skipped)) }),
      ...(query.points !== undefined && {
        records_per_point: recordsPerPoint,
        statistics: columns.values.map(values => statisticsOf(columns.times, values))
      })
    })
  },

  'POST /data/logs/{id}/exports': ({ state, clock, params, body, query, session, exports }) => {
    const log = logOf(state, params.id)
    if (!log) return noSuchLog()
    const range = rangeOf(body)
    if ('wrong' in range) return invalid(range.wrong)
    if (unknownChannels(log, body.channels)) return invalid({ channels: 'unknown' })
    if (body.separator === body.decimal) return invalid({ decimal: 'same_as_separator' })
    const table = dataLogTable(log, channelsOf(log, body.channels), clock.now(), range)
    const choices = { ...body, ...query }
    return created(exports.start({ owner: session?.username ?? '', log: log.name, range, table, choices }))
  },

  'POST /data/logs/{id}/databases': async ({ state, clock, params, session, exports }) => {
    const log = logOf(state, params.id)
    if (!log) return noSuchLog()
    const table = dataLogTable(log, log.channels, clock.now(), { from: -Infinity, to: Infinity })
    const rows = table.rows(createTimeCells('iso', state.zone))
    const chunks: Uint8Array[] = []
    const columns = uniqueColumns(table.columns)
    for await (const chunk of databaseFile([{ name: log.name, columns, rows }])) chunks.push(chunk)
    const name = fileNameOf('sqlite', state.hmiName, log.name, deviceText(clock.now()))
    return created(exports.send(session?.username ?? '', name, Buffer.concat(chunks)))
  }
} satisfies Partial<Handlers>

function asNumbers(values: (number | null)[]): (number | null)[] {
  return values
}

function asText(values: (number | null)[]): (string | null)[] {
  return values.map(value => (value === null ? null : String(value)))
}
