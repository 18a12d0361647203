import type { Schemas } from '../../../src/api/generated/schema'
import type { PanelState } from '../state'
import type { DeviceClock } from './device-clock'
import { deviceText } from './device-text'

type Event = Schemas['HealthEvent']

const KEPT = 100
const SHOWN = 5

/** `time` in wall-clock milliseconds. */
export function recordEvent(
  { eventLog }: Pick<PanelState, 'eventLog'>,
  time: number,
  code: Event['code'],
  severity: Event['severity'],
  params: Event['params'] = {}
): void {
  eventLog.lastId += 1
  const event = { id: `event-${eventLog.lastId}`, time: deviceText(time), code, severity, params }
  eventLog.events = [event, ...eventLog.events].slice(0, KEPT)
}

/** The newest events, including link changes since the last call. */
export function newestEvents(state: PanelState, clock: DeviceClock): Event[] {
  for (const [index, { id, cable }] of state.ethernet.entries()) {
    const link = cable ? 'up' : 'down'
    const before = state.eventLog.links[id]
    state.eventLog.links[id] = link
    if (before === undefined || before === link) continue
    const severity = link === 'up' ? 'info' : 'attention'
    recordEvent(state, clock.now(), link === 'up' ? 'link_up' : 'link_down', severity, { port: `LAN ${index + 1}` })
  }
  return state.eventLog.events.slice(0, SHOWN)
}
