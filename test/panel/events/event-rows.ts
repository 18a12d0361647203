import { type Cell, type Column, columnsOf, type LogTable } from '../exports/table'
import type { TimeText } from '../exports/time-text'
import type { Services } from '../services'
import { eventView } from './event-list'
import type { Language } from './event-log-state'
import type { StoredEvent } from './stored-event'

export const EVENT_COLUMNS: readonly Column[] = [
  ...columnsOf('INTEGER', 'No.'),
  ...columnsOf('TEXT', 'Status', 'Triggered', 'Acknowledged', 'Returned'),
  ...columnsOf('INTEGER', 'Duration (s)', 'Category'),
  ...columnsOf('TEXT', 'Priority', 'Text', 'Address or tag'),
  ...columnsOf('REAL', 'Value'),
  ...columnsOf('TEXT', 'Unit'),
  ...columnsOf('INTEGER', 'Count'),
  ...columnsOf('TEXT', 'Acknowledged by', 'Comment'),
  ...columnsOf('INTEGER', 'Clock set back')
]

/** A row for each event. */
export const eventTable = (
  services: Pick<Services, 'state' | 'clock' | 'events'>,
  events: readonly StoredEvent[],
  language: Language
): LogTable => ({
  columns: EVENT_COLUMNS,
  total: events.length,
  rows: timeText => eventRows(services, events, language, timeText)
})

function* eventRows(
  services: Pick<Services, 'state' | 'clock' | 'events'>,
  events: Iterable<StoredEvent>,
  language: Language,
  timeText: TimeText
): Generator<readonly Cell[]> {
  const time = (text: string | null) => text && timeText(text)
  for (const event of events) {
    const it = eventView(services, event, language)
    yield [
      ...[
        it.number,
        it.kind === 'event' ? 'event' : it.state,
        time(it.triggered_at),
        time(it.acknowledged_at),
        time(it.returned_at)
      ],
      ...[it.duration_seconds, it.category, it.priority, it.text, it.address, it.value, it.unit, it.count],
      ...[it.acknowledged_by, it.comment, it.clock_set_back]
    ]
  }
}
