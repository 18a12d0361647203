import { randomBytes } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { TICKET_SECONDS, type Tickets } from '../http/tickets'
import type { PanelState } from '../state'
import { type CsvChoices, csvLines, fileNameOf } from './csv'
import { createRun, type Run } from './run'
import { type ExportTable, type Origin, withOrigin } from './table'
import { createTimeText } from './time-text'

export interface ExportRequest {
  /** The account that may follow and cancel it. */
  owner: string
  /** Names the log, in the file and in its name. */
  log: string
  range: { from: number; to: number }
  table: ExportTable
  choices: CsvChoices & { time_format: Schemas['ExportTimeFormat'] }
}

interface Started {
  owner: string
  id: string
  name: string
  total: number
  fetchUntil: number
  run: Run
}

const MOST_KEPT = 50

export type Exports = ReturnType<typeof createExports>

/** Exports that were started, in memory until the panel goes down. Each file is streamed once, by its ticket. */
export function createExports(clock: DeviceClock, state: PanelState, tickets: Tickets) {
  let kept: Started[] = []

  const find = (id: string, owner: string) => kept.find(one => one.id === id && one.owner === owner)

  return {
    start({ owner, log, range, table, choices }: ExportRequest): Schemas['StartedExport'] {
      const name = fileNameOf(state.hmiName, log, deviceText(clock.now()))
      const { titles, total, rows } = withOrigin(table, originOf(log, range, state))
      const timeText = createTimeText(choices.time_format, state.zone)
      const run = createRun(written => csvLines(titles, counted(rows(timeText), total, written), choices))
      const id = randomBytes(8).toString('hex')
      const ticket = tickets.issue({ name, type: 'text/csv', chunks: run.chunks })
      const fetchUntil = clock.elapsed() + TICKET_SECONDS * 1000
      kept = [...kept.slice(1 - MOST_KEPT), { owner, id, name, total, fetchUntil, run }]
      return { id, url: `/api/v1/downloads/${ticket}`, expires_seconds: TICKET_SECONDS }
    },

    read(id: string, owner: string): Schemas['Export'] | undefined {
      const found = find(id, owner)
      if (!found) return undefined
      const { name, total, fetchUntil, run } = found
      if (clock.elapsed() >= fetchUntil) run.expire()
      return { id, name, total, ...run.progress() }
    },

    /** @returns whether there is such an export. */
    cancel(id: string, owner: string): boolean {
      const found = find(id, owner)
      found?.run.cancel()
      return found !== undefined
    },

    forget(): void {
      for (const { run } of kept) run.cancel()
      kept = []
    }
  }
}

/** Counts the rows of the table, not one that only has the origin. */
function* counted<T>(rows: Iterable<T>, total: number, written: (rows: number) => void): Generator<T> {
  let count = 0
  for (const row of rows) {
    yield row
    count = Math.min(count + 1, total)
    written(count)
  }
}

function originOf(log: string, { from, to }: ExportRequest['range'], { hmiName, zone }: PanelState): Origin {
  const text = (time: number) => (Number.isFinite(time) ? deviceText(time) : null)
  return { log, panel: hmiName, zone, from: text(from), to: text(to) }
}
