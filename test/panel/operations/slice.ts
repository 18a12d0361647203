import type { Services, StateOf } from '../state'
import { endOfJob } from './job-record'
import { createOperations, type Operations } from './operation-log'
import { operationLogSeed } from './operation-log-seed'

export { operationLogHandlers as handlers } from './operation-log-handlers'

export const seeds = { operationLogSeed }

export const services = {
  operations({ clock, state, jobs, events }: Services) {
    const operations = createOperations(clock, state, events.pastAcknowledgements)
    jobs.onEnd((job, screen) => {
      // To cancel it is an operation of its own.
      if (job.state !== 'cancelled') operations.record(endOfJob(job, screen, state.accounts))
    })
    return operations
  }
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    operations: Operations
  }
}
