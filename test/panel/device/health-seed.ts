import type { Seed } from '../state'
import { recordEvent } from './events'
import type { EventLog, HealthSlice } from './health-state'

const MINUTE = 60_000
const DAY = 86_400_000

const noEvents = (): EventLog => ({ lastId: 0, events: [], links: {} })

const factoryNew = (): HealthSlice => ({
  restartNeeded: false,
  certificates: [],
  acknowledged: [],
  eventLog: noEvents(),
  healthSeen: {},
  codesysState: 'not_activated'
})

/** A plant with some findings. */
function runningPlant(now: number): HealthSlice {
  const health = factoryNew()
  recordEvent(health, now - 2 * DAY, 'alarm', 'fault', { text: 'Emergency stop at the capper' })
  recordEvent(health, now - 26 * 60 * MINUTE, 'link_up', 'info', { port: 'LAN 1' })
  recordEvent(health, now - 190 * MINUTE, 'alarm', 'attention', { text: 'Tank 2: level low' })
  recordEvent(health, now - 74 * MINUTE, 'sign_in_refused', 'attention', { username: 'operator' })
  recordEvent(health, now - 28 * MINUTE, 'alarm', 'attention', { text: 'Filler: pressure below 2.0 bar' })
  return {
    ...health,
    restartNeeded: true,
    certificates: [{ id: 'opcua-server', name: 'OPC UA server', until: now + 12 * DAY }],
    codesysState: 'running'
  }
}

export const healthSeed: Seed<HealthSlice> = { factoryNew, runningPlant }
