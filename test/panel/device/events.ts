import type { Schemas } from '../../../src/api/generated/schema'
import type { Language, Priority } from '../events/event-log-state'
import { describeEvent, isAlarm, type StoredEvent, stateOf } from '../events/stored-event'
import { deviceText } from './device-text'

type HealthEvent = Schemas['HealthEvent']

const SHOWN = 5

const SEVERITIES: Record<Priority, HealthEvent['severity']> = {
  low: 'info',
  middle: 'attention',
  high: 'fault',
  emergency: 'fault'
}

/** As the console shows it while it is active. */
const alarmSeverity = (priority: Priority) => (priority === 'emergency' ? 'fault' : 'attention')

/** The newest events of the log, the newest first. */
export function newestEvents(events: readonly StoredEvent[], language: Language): HealthEvent[] {
  return events
    .slice(-SHOWN)
    .reverse()
    .map(event => healthEvent(event, language))
}

function healthEvent(event: StoredEvent, language: Language): HealthEvent {
  const { what, number, triggered } = event
  const { text, priority } = describeEvent(event, language)
  const severity = isAlarm(event) ? alarmSeverity(priority) : SEVERITIES[priority]
  const common = { id: `event-${number}`, time: deviceText(triggered), severity, priority }
  return 'id' in what ? { ...common, code: 'alarm', params: { text }, state: stateOf(event) } : { ...common, ...what }
}
