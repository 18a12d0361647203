import type { Seed } from '../state'
import type { HealthSlice } from './health-state'

const factoryNew = (): HealthSlice => ({
  restartNeeded: false,
  acknowledged: [],
  healthSeen: {},
  codesysState: 'not_activated'
})

/** A plant with some findings. */
function runningPlant(): HealthSlice {
  return {
    ...factoryNew(),
    restartNeeded: true,
    codesysState: 'running'
  }
}

export const healthSeed: Seed<HealthSlice> = { factoryNew, runningPlant }
