import type { Services, StateOf } from '../state'
import { createStorage, type Storage } from './storage'
import { storageSeed } from './storage-seed'

export const seeds = { storageSeed }

export const services = {
  storage: ({ clock, state, power }: Services) => createStorage(clock, state, power)
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    storage: Storage
  }
}
