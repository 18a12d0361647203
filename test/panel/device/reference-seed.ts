import type { Seed } from '../state'

export interface ReferenceSlice {
  /** A snapshot that somebody has kept. */
  reference: { time: string; username: string; text: string } | undefined
}

export const referenceSeed: Seed<ReferenceSlice> = {
  factoryNew: () => ({ reference: undefined }),
  runningPlant: () => ({ reference: undefined })
}
