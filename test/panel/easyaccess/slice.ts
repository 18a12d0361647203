import type { StateOf } from '../state'
import { createEasyAccess, type EasyAccess } from './easyaccess'
import { easyAccessSeed } from './easyaccess-seed'

export { easyAccessHandlers as handlers } from './easyaccess-handlers'

export const seeds = { easyAccessSeed }

export const services = {
  easyAccess: createEasyAccess
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    easyAccess: EasyAccess
  }
}
