import type { PanelState } from '../state'
import { type Happenings, note } from './events'

type Health = Pick<
  PanelState,
  'restartNeeded' | 'certificates' | 'acknowledged' | 'happenings' | 'healthSeen' | 'codesysState'
>

const MINUTE = 60_000
const DAY = 86_400_000

const nothing = (): Happenings => ({ lastId: 0, events: [], links: {} })

export const factoryHealth = (): Health => ({
  restartNeeded: false,
  certificates: [],
  acknowledged: [],
  happenings: nothing(),
  healthSeen: {},
  codesysState: 'not_activated'
})

/** A plant in which some things wait for a hand. */
export function plantHealth(now: number): Health {
  const health = factoryHealth()
  note(health, now - 2 * DAY, 'alarm', 'fault', { text: 'Emergency stop at the capper' })
  note(health, now - 26 * 60 * MINUTE, 'link_up', 'info', { port: 'LAN 1' })
  note(health, now - 190 * MINUTE, 'alarm', 'attention', { text: 'Tank 2: level low' })
  note(health, now - 74 * MINUTE, 'sign_in_refused', 'attention', { username: 'operator' })
  note(health, now - 28 * MINUTE, 'alarm', 'attention', { text: 'Filler: pressure below 2.0 bar' })
  return {
    ...health,
    restartNeeded: true,
    certificates: [{ id: 'opcua-server', name: 'OPC UA server', until: now + 12 * DAY }],
    codesysState: 'running'
  }
}
