import type { Services } from '../services'
import { eventView } from './event-list'
import type { Language } from './event-log-state'
import type { StoredEvent } from './stored-event'

type Cell = string | number | boolean | null

export const EVENT_TITLES = [
  ...['No.', 'State', 'Triggered', 'Acknowledged', 'Returned to normal', 'Duration (s)', 'Category', 'Priority'],
  ...['Text', 'Address', 'Value', 'Unit', 'Count', 'Acknowledged by', 'Comment', 'Clock set back before']
]

/** A row for each event, as an export writes them. */
export function* eventRows(
  services: Pick<Services, 'state' | 'clock' | 'events'>,
  events: Iterable<StoredEvent>,
  language: Language,
  timeText: (deviceText: string) => string
): Generator<readonly Cell[]> {
  const time = (text: string | null) => text && timeText(text)
  for (const event of events) {
    const it = eventView(services, event, language)
    yield [
      ...[it.number, it.state, time(it.triggered_at), time(it.acknowledged_at), time(it.returned_at)],
      ...[it.duration_seconds, it.category, it.priority, it.text, it.address, it.value, it.unit, it.count],
      ...[it.acknowledged_by, it.comment, it.clock_set_back]
    ]
  }
}
