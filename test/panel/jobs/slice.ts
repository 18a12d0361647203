import type { Services, StateOf } from '../state'
import { createJobs, type Jobs } from './jobs'
import { jobsSeed } from './jobs-seed'

export { jobsHandlers as handlers } from './jobs-handlers'

export const seeds = { jobsSeed }

export const services = {
  jobs: ({ clock, state, power }: Services) => createJobs(clock, state, power)
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    jobs: Jobs
  }
}
