import type { StateOf } from '../state'
import { createSecsGem, type SecsGem } from './secs-gem'
import { secsGemSeed } from './secs-gem-seed'

export { secsGemHandlers as handlers } from './secs-gem-handlers'

export const seeds = { secsGemSeed }

export const services = {
  secsGem: createSecsGem
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    secsGem: SecsGem
  }
}
