import { followLink } from '../data-log/logging'
import type { Services, StateOf } from '../state'
import { communicationSeed } from './communication-seed'
import { createLinks, type Links } from './links'

export { communicationHandlers as handlers } from './communication-handlers'

export const seeds = { communicationSeed }

export const services = {
  links({ clock, state, power, network }: Services) {
    return createLinks({
      clock,
      state,
      power,
      network,
      onOutage: ({ id }, isOut) => followLink(state, id, isOut, clock.now())
    })
  }
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    links: Links
  }
}
