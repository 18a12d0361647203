import type { EventLog } from '../events/event-log'
import type { AlarmDefinition } from '../events/event-log-state'

/** Reports the alarms that became active, or returned to normal, since the last check. */
export function createAlarmWatch(events: EventLog, onChange: (alarm: AlarmDefinition, isSet: boolean) => void) {
  let known: ReadonlyMap<string, AlarmDefinition> = new Map()

  const activeNow = (): ReadonlyMap<string, AlarmDefinition> => {
    events.events()
    const alarms = events.active().flatMap(({ what }) => ('id' in what ? [what] : []))
    return new Map(alarms.map(alarm => [alarm.id, alarm]))
  }

  return {
    /** Takes the alarms that are active now as known. */
    begin(): void {
      known = activeNow()
    },

    check(): void {
      const now = activeNow()
      for (const [id, alarm] of now) if (!known.has(id)) onChange(alarm, true)
      for (const [id, alarm] of known) if (!now.has(id)) onChange(alarm, false)
      known = now
    }
  }
}
