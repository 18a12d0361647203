import { atom, computed, type ReadableAtom } from 'nanostores'
import type { FieldTexts } from '../../api/client/refusal-types'
import {
  acknowledgeEvents,
  deleteEvents,
  type EventDeletionFault,
  type EventPage,
  type EventSettings,
  listEvents,
  type PanelEvent,
  readEventSettings,
  saveEventSettings,
  silenceBuzzer
} from '../../api/event-log'
import { createForm, type Form } from '../../lib/form/form'
import { integer, required } from '../../lib/form/rules'
import { createSettingsForm } from '../../lib/form/settings-form'
import { lastKnown } from '../../lib/remote/last-known'
import { createPagedRows, type PageRequest } from '../../lib/remote/paged-rows'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { parseDeviceTime, sendDeviceTime, showDeviceTime } from '../../lib/text/time-text'
import { type Range, windowOf } from '../../lib/time-range/range'
import { createRangeForm } from '../../lib/time-range/range-form'
import { deviceNow } from '../../stores/clock'
import { createDataRange, panelTime } from '../../stores/data-range'
import { openExport } from '../../stores/exports'
import { exportSubjectOf } from './export-subject'
import { createFilters, type Filters, NO_FILTERS, type Query, unacknowledgedOf, wantedBy } from './filters'
import { createSelection } from './selection'

const POLL_SECONDS = 5
/** Limit of the panel per request. */
const MOST_AT_ONCE = 500

const DELETION_CODES: FieldTexts<EventDeletionFault> = {
  invalid_date: 'range.malformed',
  in_the_future: 'eventLog.deletion.future'
}

type Summary = Omit<EventPage, 'items' | 'total'>

export function createEventLog() {
  const { $filters, filter } = createFilters()
  const { $range, pickRange } = createDataRange(undefined)
  const $summary = atom<Summary | undefined>()
  const $query: ReadableAtom<Query> = computed(
    [$filters, $range, $i18n],
    ({ tab, ...filters }, range, { language }) => ({
      ...filters,
      range,
      language
    })
  )
  const selection = createSelection<Query, PanelEvent>($query)
  const rows = createPagedRows<Query, PanelEvent>({ $query, read: readPage, everySeconds: POLL_SECONDS, countNewer })
  const now = () => deviceNow() ?? 0

  async function readPage(query: Query, request: PageRequest, signal?: AbortSignal) {
    const { items, total, ...summary } = await listEvents({ ...(await wanted(query, signal)), ...request }, signal)
    $summary.set(summary)
    return { items, total, newest: summary.newest }
  }

  /** The panel drops old events, so that the total does not show how many are new. */
  async function countNewer(query: Query, after: number, signal: AbortSignal): Promise<number> {
    const {
      total,
      items: _,
      ...summary
    } = await listEvents({ ...(await wanted(query, signal)), after, limit: 1 }, signal)
    $summary.set(summary)
    return total
  }

  async function wanted(query: Query, signal?: AbortSignal) {
    return wantedBy(query, query.range === undefined ? 0 : await panelTime(signal))
  }

  async function acknowledge(events: readonly PanelEvent[], comment: string): Promise<number> {
    const numbers = events.map(({ number }) => number)
    let acknowledged = 0
    for (let start = 0; start < numbers.length; start += MOST_AT_ONCE)
      acknowledged += (await acknowledgeEvents(numbers.slice(start, start + MOST_AT_ONCE), comment)).acknowledged
    return acknowledged
  }

  /** All that match and wait, in steps; alarms that arrive during it stay unacknowledged. */
  async function acknowledgeMatching(comment: string): Promise<number> {
    const query = { ...$query.get(), state: unacknowledgedOf($query.get().state) }
    if (query.state.length === 0) return 0
    const newest = $summary.get()?.newest ?? 0
    let acknowledged = 0
    for (;;) {
      const { items } = await readPage(query, { offset: 0, limit: MOST_AT_ONCE, newest })
      const step = await acknowledge(items, comment)
      acknowledged += step
      if (step === 0 || items.length < MOST_AT_ONCE) return acknowledged
    }
  }

  return {
    $filters,
    filter,
    clearFilters: () => filter(NO_FILTERS),
    $range,
    pickRange,
    ...rows,
    $summary: $summary as ReadableAtom<Summary | undefined>,
    ...selection,

    rangeForm: () => createRangeForm(windowOf($range.get() ?? 'today', now()), pickRange),

    /** Without events, all that match. */
    acknowledgeForm: (
      events: readonly PanelEvent[] | undefined,
      onDone: (count: number) => void
    ): Form<{ comment: string }> =>
      createForm<{ comment: string }>({
        initial: { comment: '' },
        async save({ comment }) {
          const text = comment.trim()
          const count = events ? await acknowledge(events, text) : await acknowledgeMatching(text)
          selection.deselect()
          await rows.refresh()
          onDone(count)
        }
      }),

    async silence(): Promise<void> {
      await silenceBuzzer()
      await rows.refresh()
    },

    export: () => openExport(exportSubjectOf($query.get(), lastKnown(rows.$rows.get())?.total, panelTime)),

    settings: () => resource(readEventSettings),
    retentionForm: (loaded: Versioned<EventSettings>) =>
      createSettingsForm<EventSettings, { days: string }>({
        loaded,
        read: readEventSettings,
        write: ({ days }, version) => saveEventSettings({ retention_days: Number(days) }, version),
        valuesOf: ({ retention_days }) => ({ days: String(retention_days) }),
        rules: { days: [required, integer(1, 3650)] },
        onSaved: () => void rows.refresh()
      }),

    deletionForm: (onDone: (count: number) => void): Form<{ before: string }> =>
      createForm<{ before: string }>({
        initial: { before: showDeviceTime(windowOf('week', now()).from) },
        check: ({ before }) => (parseDeviceTime(before) === undefined ? { before: 'range.malformed' } : {}),
        codes: DELETION_CODES,
        async save({ before }) {
          const { deleted } = await deleteEvents(sendDeviceTime(parseDeviceTime(before) ?? 0))
          await rows.refresh()
          onDone(deleted)
        }
      }),

    /** Shows the events of a row of the figures. */
    showEvents(filters: Partial<Filters>, range?: Range): void {
      if (range) pickRange(range)
      filter({ ...NO_FILTERS, ...filters, tab: 'events' })
    }
  }
}

export type EventLogModel = ReturnType<typeof createEventLog>
