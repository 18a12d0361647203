import type { Seed } from '../state'
import type { HealthSlice } from './health-state'

const DAY = 86_400_000

const factoryNew = (): HealthSlice => ({
  restartNeeded: false,
  certificates: [],
  acknowledged: [],
  healthSeen: {},
  codesysState: 'not_activated'
})

/** A plant with some findings. */
function runningPlant(now: number): HealthSlice {
  return {
    ...factoryNew(),
    restartNeeded: true,
    certificates: [{ id: 'opcua-server', name: 'OPC UA server', until: now + 12 * DAY }],
    codesysState: 'running'
  }
}

export const healthSeed: Seed<HealthSlice> = { factoryNew, runningPlant }
