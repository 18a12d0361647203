import type { Services, StateOf } from '../state'
import { createEventLog, type EventLog } from './event-log'
import { eventLogSeed } from './event-log-seed'

export { eventLogHandlers as handlers } from './event-log-handlers'

export const seeds = { eventLogSeed }

export const services = {
  events({ clock, state, power }: Services) {
    const events = createEventLog(clock, state)
    power.onStop(events.stop)
    power.onStart(events.start)
    return events
  }
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    events: EventLog
  }
}
