import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device-clock'
import type { PanelState } from '../state'
import { deviceText } from './device-text'

type Event = Schemas['HealthEvent']

const KEPT = 100
const SHOWN = 5

/** What happened on the panel, the newest first. */
export interface Happenings {
  lastId: number
  events: Event[]
  /** The state of each link when it was last looked at. */
  links: Record<string, 'up' | 'down'>
}

/** `time` in wall-clock milliseconds. */
export function note(
  { happenings }: Pick<PanelState, 'happenings'>,
  time: number,
  code: Event['code'],
  severity: Event['severity'],
  params: Event['params'] = {}
): void {
  happenings.lastId += 1
  const event = { id: `happening-${happenings.lastId}`, time: deviceText(time), code, severity, params }
  happenings.events = [event, ...happenings.events].slice(0, KEPT)
}

/** The newest events, links that changed since the last look among them. */
export function newestEvents(state: PanelState, clock: DeviceClock): Event[] {
  for (const [index, { id, cable }] of state.ethernet.entries()) {
    const link = cable ? 'up' : 'down'
    const before = state.happenings.links[id]
    state.happenings.links[id] = link
    if (before === undefined || before === link) continue
    const severity = link === 'up' ? 'info' : 'attention'
    note(state, clock.now(), link === 'up' ? 'link_up' : 'link_down', severity, { port: `LAN ${index + 1}` })
  }
  return state.happenings.events.slice(0, SHOWN)
}
