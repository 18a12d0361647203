import { atom, computed, type ReadableAtom } from 'nanostores'
import { acknowledgeEvents, type EventPage, listEvents, type PanelEvent, silenceBuzzer } from '../../api/event-log'
import { eventAcknowledgement } from '../../api/generated/limits/event-log'
import { createForm, type Form } from '../../lib/form/form'
import { lastKnown } from '../../lib/remote/last-known'
import { createPagedRows, type PageRequest } from '../../lib/remote/paged-rows'
import { laterRequests } from '../../lib/remote/stoppable'
import { $i18n } from '../../lib/text/i18n'
import { type Range, windowOf } from '../../lib/time-range/range'
import { createRangeForm } from '../../lib/time-range/range-form'
import { deviceNow } from '../../stores/clock'
import { createDataRange, panelTime } from '../../stores/data-range'
import { openExport } from '../../stores/exports'
import { createDeletion } from './deletion'
import { exportSubjectOf } from './export-subject'
import { createFilters, type Filters, NO_FILTERS, type Query, unacknowledgedOf, wantedBy } from './filters'
import { createSelection } from './selection'

const POLL_SECONDS = 5
const MOST_AT_ONCE = eventAcknowledgement.numbers[1]

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
  const rows = createPagedRows<Query, PanelEvent>({
    $query,
    read: readPage,
    everySeconds: POLL_SECONDS,
    countsAfter: true
  })
  const now = () => deviceNow() ?? 0

  async function readPage(query: Query, request: PageRequest, signal?: AbortSignal) {
    const wanted = wantedBy(query, query.range === undefined ? 0 : await panelTime(signal))
    const { items, total, ...summary } = await listEvents({ ...wanted, ...request }, signal)
    $summary.set(summary)
    return { items, total, newest: summary.newest }
  }

  async function acknowledge(events: readonly PanelEvent[], comment: string): Promise<number> {
    const later = laterRequests()
    const numbers = events.map(({ number }) => number)
    let acknowledged = 0
    for (let start = 0; start < numbers.length; start += MOST_AT_ONCE) {
      const some = numbers.slice(start, start + MOST_AT_ONCE)
      acknowledged += (await later(() => acknowledgeEvents(some, comment))).acknowledged
    }
    return acknowledged
  }

  /** All that match and wait, in steps; alarms that arrive during it stay unacknowledged. */
  async function acknowledgeMatching(comment: string): Promise<number> {
    const later = laterRequests()
    const query = { ...$query.get(), state: unacknowledgedOf($query.get().state) }
    if (query.state.length === 0) return 0
    const newest = $summary.get()?.newest ?? 0
    let acknowledged = 0
    for (;;) {
      const { items } = await later(() => readPage(query, { offset: 0, limit: MOST_AT_ONCE, newest }))
      const step = await later(() => acknowledge(items, comment))
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
    ...createDeletion(now, rows.refresh),

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

    /** Shows the events of a row of the figures. */
    showEvents(filters: Partial<Filters>, range?: Range): void {
      if (range) pickRange(range)
      filter({ ...NO_FILTERS, ...filters, tab: 'events' })
    }
  }
}

export type EventLogModel = ReturnType<typeof createEventLog>
