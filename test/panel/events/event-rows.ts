import { deviceText } from '../device/device-text'
import { type Cell, type Column, columnsOf, type LogTable, timeColumns } from '../exports/table'
import type { TimeCells } from '../exports/time-cells'
import type { Services } from '../services'
import { eventView } from './event-list'
import type { Language } from './event-log-state'
import { commentsOf, type StoredEvent } from './stored-event'

export const EVENT_COLUMNS: readonly Column[] = [
  ...columnsOf('INTEGER', 'No.'),
  ...columnsOf('TEXT', 'Status'),
  ...timeColumns('Triggered', 'Acknowledged', 'Returned'),
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
  rows: timeCells => eventRows(services, events, language, timeCells)
})

/** A line for each comment. */
const commentCell = (event: StoredEvent, timeCells: TimeCells): string =>
  commentsOf(event)
    .map(({ at, recordedIn, by, text }) => `${timeCells(deviceText(at), recordedIn).join(' ')} ${by}: ${text}`)
    .join('\n')

function* eventRows(
  services: Pick<Services, 'state' | 'clock' | 'events'>,
  events: Iterable<StoredEvent>,
  language: Language,
  timeCells: TimeCells
): Generator<readonly Cell[]> {
  for (const event of events) {
    const it = eventView(services, event, language)
    yield [
      ...[
        it.number,
        it.kind === 'event' ? 'event' : it.state,
        ...timeCells(it.triggered_at, event.recordedIn),
        ...timeCells(it.acknowledged_at, event.acknowledged?.recordedIn),
        ...timeCells(it.returned_at, event.returned?.recordedIn)
      ],
      ...[it.duration_seconds, it.category, it.priority, it.text, it.address, it.value, it.unit, it.count],
      ...[it.acknowledged_by, commentCell(event, timeCells), it.clock_set_back]
    ]
  }
}
