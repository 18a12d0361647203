import type { Seed } from '../state'
import type { JobsSlice } from './jobs-state'

const factoryNew = (): JobsSlice => ({ jobPace: 1 })

export const jobsSeed: Seed<JobsSlice> = { factoryNew, runningPlant: factoryNew }
