import type { StateOf } from '../state'
import { type Codesys, createCodesys } from './codesys'
import { codesysSeed } from './codesys-seed'

export { codesysHandlers as handlers } from './codesys-handlers'

export const seeds = { codesysSeed }

export const services = {
  codesys: createCodesys
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    codesys: Codesys
  }
}
