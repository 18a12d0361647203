import { type AlarmQuality, listEvents, type PanelEvent, readAlarmQuality } from '../../../api/event-log'
import { listOperations, type OperationEntry, readOperation, readOperationLog } from '../../../api/operation-log'
import { readIdentity, type SystemIdentity } from '../../../api/system-info'
import { type ApiError, isNotFound } from '../../../lib/remote/failure'
import type { TimeWindow } from '../../../lib/time-range/range'
import { rangeSent } from '../../../lib/time-range/range-sent'
import { loadFieldWords } from '../../../stores/operations/loaded-words'
import type { OldestTime } from './coverage'
import { type ActiveBefore, readActiveBefore } from './read-active'
import { type Oldest, readOldest } from './read-oldest'
import { readTrend, type Trend } from './read-trend'
import type { Reading } from './reading'

/** Each part has the name of the permission that it requires. */
export const PARTS = ['system-info', 'event-log', 'operation-log', 'data-log'] as const
export type PartName = (typeof PARTS)[number]

export interface Events extends Oldest<PanelEvent> {
  /** With the most alarms, as the panel defines floods; undefined where its firmware knows none. */
  floods: AlarmQuality['floods'] | undefined
  before: ActiveBefore
  oldest: OldestTime
}

export interface Operations extends Oldest<OperationEntry> {
  oldest: OldestTime
}

/** What was read. A part is missing where the user may not read it, or where it failed. */
export interface Incident {
  window: TimeWindow
  identity?: SystemIdentity
  events?: Events
  operations?: Operations
  trend?: Trend
  failures: ReadonlyMap<PartName, ApiError>
}

/** Records whose changes are all read; the panel lists the first three of the others. */
const MOST_DETAILS = 200

async function oldestOperation(signal: AbortSignal): Promise<OldestTime> {
  const { oldest } = await readOperationLog(signal)
  return oldest === null ? null : (await readOperation(oldest, signal)).time
}

/** What is read for each part, one after the other: a panel answers few requests at a time. @throws ApiError */
export const READERS: Record<PartName, (reading: Reading, before: Incident) => Promise<Partial<Incident>>> = {
  'system-info': async ({ signal }) => ({ identity: await readIdentity(signal) }),

  async 'event-log'({ window, language, signal, onProgress }) {
    const wanted = { ...rangeSent(window, window.to), language }
    let oldest: OldestTime
    const events = await readOldest(async request => {
      const page = await listEvents({ ...wanted, ...request }, signal)
      oldest = page.oldest
      return page
    }, onProgress)
    const before = await readActiveBefore(window, language, signal)
    const floods = await readAlarmQuality(wanted, signal).then(
      quality => quality.floods,
      error => {
        if (isNotFound(error)) return undefined
        throw error
      }
    )
    return { events: { ...events, floods, before, oldest } }
  },

  async 'operation-log'({ window, signal, onProgress }) {
    const wanted = rangeSent(window, window.to)
    const listed = await readOldest(
      request => listOperations({ ...wanted, ...request }, signal),
      share => onProgress(share / 2)
    )
    const items: OperationEntry[] = []
    let detailed = 0
    for (const entry of listed.items) {
      const isShortened = entry.kind === 'record' && entry.change_count > entry.changes.length
      if (isShortened) detailed += 1
      items.push(isShortened && detailed <= MOST_DETAILS ? await readOperation(entry.number, signal) : entry)
      onProgress(0.5 + items.length / listed.items.length / 2)
    }
    await loadFieldWords()
    return { operations: { ...listed, items, oldest: await oldestOperation(signal) } }
  },

  'data-log': async (reading, { events }) => ({
    trend: await readTrend(reading, events?.items ?? [])
  })
}
