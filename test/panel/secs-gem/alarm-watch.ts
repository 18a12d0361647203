import type { EventLog } from '../events/event-log'
import type { AlarmDefinition } from '../events/event-log-state'

/** What has changed in the active alarms since the last look. */
export function createAlarmWatch(events: EventLog, onChange: (alarm: AlarmDefinition, isSet: boolean) => void) {
  let known: ReadonlyMap<string, AlarmDefinition> = new Map()

  const activeNow = (): ReadonlyMap<string, AlarmDefinition> => {
    events.events()
    const alarms = events.active().flatMap(({ what }) => ('id' in what ? [what] : []))
    return new Map(alarms.map(alarm => [alarm.id, alarm]))
  }

  return {
    /** Without a report. */
    begin(): void {
      known = activeNow()
    },

    look(): void {
      const now = activeNow()
      for (const [id, alarm] of now) if (!known.has(id)) onChange(alarm, true)
      for (const [id, alarm] of known) if (!now.has(id)) onChange(alarm, false)
      known = now
    }
  }
}
