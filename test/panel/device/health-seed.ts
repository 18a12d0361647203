import type { Seed } from '../state'
import type { HealthSlice } from './health-state'

const factoryNew = (): HealthSlice => ({
  restartNeeded: false,
  acknowledged: [],
  healthSeen: {}
})

/** A plant with some findings. */
function runningPlant(): HealthSlice {
  return {
    ...factoryNew(),
    restartNeeded: true
  }
}

export const healthSeed: Seed<HealthSlice> = { factoryNew, runningPlant }
