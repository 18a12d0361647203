import { randomBytes } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { TICKET_SECONDS, type Tickets } from '../http/tickets'
import type { PanelState } from '../state'
import { fileNameOf } from './csv'
import { type CsvFormat, csvFile } from './csv-file'
import { createRun, piecesOf, type Run } from './run'
import type { LogTable, Origin } from './table'

export interface ExportRequest {
  /** The account that may follow and cancel it. */
  owner: string
  /** Names the log, in the file and in its name. */
  log: string
  range: { from: number; to: number }
  table: LogTable
  choices: CsvFormat
}

interface Started {
  owner: string
  id: string
  name: string
  total: number
  totalBytes: number | null
  fetchUntil: number
  run: Run
}

/** Of each account, whose exports displace none of another. */
const MOST_KEPT = 50

export type Exports = ReturnType<typeof createExports>

/** Exports that were started, in memory until the panel goes down. Each file is streamed once, by its ticket. */
export function createExports(clock: DeviceClock, state: PanelState, tickets: Tickets) {
  let kept: Started[] = []

  const find = (id: string, owner: string) => kept.find(one => one.id === id && one.owner === owner)

  function begin(type: string, { owner, name, total, totalBytes, run }: Omit<Started, 'id' | 'fetchUntil'>) {
    const id = randomBytes(8).toString('hex')
    const ticket = tickets.issue({ name, type, chunks: run.chunks })
    const fetchUntil = clock.elapsed() + TICKET_SECONDS * 1000
    const own = kept.filter(one => one.owner === owner).slice(1 - MOST_KEPT)
    const others = kept.filter(one => one.owner !== owner)
    kept = [...others, ...own, { owner, id, name, total, totalBytes, fetchUntil, run }]
    return { id, url: `/api/v1/downloads/${ticket}` }
  }

  return {
    start({ owner, log, range, table, choices }: ExportRequest): Schemas['StartedExport'] {
      const name = fileNameOf('csv', state.hmiName, log, deviceText(clock.now()))
      const run = createRun(onRows => csvFile(table, originOf(log, range, state), choices, onRows))
      return begin('text/csv', { owner, name, total: table.total, totalBytes: null, run })
    },

    /** Sends a file that the panel already has. */
    send(owner: string, name: string, content: Uint8Array): Schemas['StartedExport'] {
      const run = createRun(() => piecesOf(content))
      return begin('application/octet-stream', { owner, name, total: 0, totalBytes: content.length, run })
    },

    read(id: string, owner: string): Schemas['Export'] | undefined {
      const found = find(id, owner)
      if (!found) return undefined
      const { name, total, totalBytes, fetchUntil, run } = found
      if (clock.elapsed() >= fetchUntil) run.expire()
      return { id, name, total, total_bytes: totalBytes, ...run.progress() }
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

function originOf(log: string, { from, to }: ExportRequest['range'], { hmiName, zone }: PanelState): Origin {
  const text = (time: number) => (Number.isFinite(time) ? deviceText(time) : null)
  return { log, panel: hmiName, zone, from: text(from), to: text(to) }
}
