import type { StateOf } from '../state'
import { createTouch, type Touch } from './touch'
import { touchSeed } from './touch-seed'

export { touchHandlers as handlers } from './touch-handlers'

export const seeds = { touchSeed }

export const services = {
  touch: createTouch
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    touch: Touch
  }
}
