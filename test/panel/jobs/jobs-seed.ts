import contract from '../../../static/contract/common.json'
import type { Seed } from '../state'
import type { JobsSlice } from './jobs-state'

const factoryNew = (): JobsSlice => ({
  jobPace: 1,
  unchangedJobSeconds: contract['x-job-limits'].unchanged_seconds
})

export const jobsSeed: Seed<JobsSlice> = { factoryNew, runningPlant: factoryNew }
