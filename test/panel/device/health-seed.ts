import type { Seed } from '../state'
import type { HealthSlice } from './health-state'

const seed = (): HealthSlice => ({ acknowledged: [], healthSeen: {} })

export const healthSeed: Seed<HealthSlice> = { factoryNew: seed, runningPlant: seed }
