import type { Services } from '../state'
import { createExports, type Exports } from './exports'

export const services = {
  exports: ({ clock, state, tickets }: Services) => createExports(clock, state, tickets)
}

export { exportsHandlers as handlers } from './exports-handlers'

declare module '../state' {
  interface Services {
    exports: Exports
  }
}
