import type { Services, StateOf } from '../state'
import { hardwareHandlers } from './hardware-handlers'
import { createMisc, type Misc } from './misc'
import { miscSeed } from './misc-seed'
import { servicesHandlers } from './services-handlers'
import { webHandlers } from './web-handlers'

export const seeds = { miscSeed }

export const handlers = { ...hardwareHandlers, ...servicesHandlers, ...webHandlers }

export const services = {
  misc: ({ clock, state, power, network, events, jobs, sessions, lockout, operations }: Services) =>
    createMisc({ clock, state, power, network, events, jobs, sessions, lockout, operations })
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    misc: Misc
  }
}
