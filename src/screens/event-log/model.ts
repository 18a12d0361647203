import { computed, type ReadableAtom } from 'nanostores'
import { acknowledgeEvents, addEventComment, listEvents, type PanelEvent, silenceBuzzer } from '../../api/event-log'
import { eventAcknowledgement, newEventComment } from '../../api/generated/limits/event-log'
import { createForm, type Form } from '../../lib/form/form'
import { length, required } from '../../lib/form/rules'
import { laterRequests } from '../../lib/remote/stoppable'
import { deviceNow } from '../../stores/clock'
import { createClockChanges } from '../../stores/clock-changes'
import { $panelLanguage } from '../../stores/panel-language'
import { createLogFilters, createRangedLog } from '../../stores/ranged-log'
import { createDeletion } from './deletion'
import { EXPORTED } from './exported'
import { createFilters, QUALITY_RANGE, type Query, unacknowledgedOf, wantedBy } from './filters'
import { createSelection } from './selection'

const numberedBy = ({ number, triggered_at }: PanelEvent) => ({ number, time: triggered_at })

const MOST_AT_ONCE = eventAcknowledgement.numbers[1]

export function createEventLog() {
  const now = () => deviceNow() ?? 0
  const filters = createLogFilters(createFilters(), 'today', now)
  const $query: ReadableAtom<Query> = computed(
    [filters.$filters, filters.$range, $panelLanguage],
    ({ tab, ...chosen }, range, language) => ({ ...chosen, range, language })
  )
  const selection = createSelection<Query, PanelEvent>($query)
  const log = createRangedLog({ $query, wantedBy, read: listEvents, countsAfter: true, numberedBy, exported: EXPORTED })
  const { list, $page: $summary } = log

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
      const { items } = await later(() => log.readPage(query, { offset: 0, limit: MOST_AT_ONCE, newest }))
      const step = await later(() => acknowledge(items, comment))
      acknowledged += step
      if (step === 0 || items.length < MOST_AT_ONCE) return acknowledged
    }
  }

  return {
    filters,
    $qualityClockChanges: createClockChanges(filters.$range, QUALITY_RANGE),
    list,
    $marked: log.$marked,
    $summary,
    selection,
    deletion: createDeletion(now, list.refresh),
    export: log.export,
    printed: log.printed,

    /** Without events, all that match. */
    acknowledgeForm: (
      events: readonly PanelEvent[] | undefined,
      onDone: (count: number) => void
    ): Form<{ comment: string }> =>
      createForm<{ comment: string }>({
        initial: { comment: '' },
        rules: { comment: [length(...eventAcknowledgement.comment)] },
        async save({ comment }) {
          const text = comment.trim()
          const count = events ? await acknowledge(events, text) : await acknowledgeMatching(text)
          selection.deselect()
          await list.refresh()
          onDone(count)
        }
      }),

    /** With its number, so that a draft is offered for the same event only. */
    commentForm: (event: PanelEvent, onDone: (event: PanelEvent) => void): Form<{ number: number; text: string }> =>
      createForm({
        initial: { number: event.number, text: '' },
        rules: { text: [required, length(...newEventComment.text)] },
        async save({ number, text }) {
          const { comments } = await addEventComment(number, text.trim())
          onDone({ ...event, comments })
          await list.refresh()
        }
      }),

    async silence(): Promise<void> {
      await silenceBuzzer()
      await list.refresh()
    }
  }
}

export type EventLogModel = ReturnType<typeof createEventLog>
