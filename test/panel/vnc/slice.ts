import type { StateOf } from '../state'
import { createVnc, type Vnc } from './vnc'
import { vncSeed } from './vnc-seed'

export { vncHandlers as handlers } from './vnc-handlers'

export const seeds = { vncSeed }

export const services = {
  vnc: createVnc
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    vnc: Vnc
  }
}
