import { largeNodeTree } from '../device/opcua-seed'
import type { PanelState } from '../state'
import { factoryNew } from './factory-new'
import { runningPlant } from './running-plant'

const MEGABYTE = 1024 * 1024

const tenThousandTags = (now: number): PanelState => ({ ...runningPlant(now), nodeTree: largeNodeTree(10_000) })

const fullDisk = (now: number): PanelState => {
  const state = runningPlant(now)
  return { ...state, disk: { ...state.disk, usedBytes: 4087 * MEGABYTE } }
}

/** States to begin with, by the name that `npm start -- --seed` takes. */
export const SEEDS = {
  'factory-new': factoryNew,
  'running-plant': runningPlant,
  'ten-thousand-tags': tenThousandTags,
  'full-disk': fullDisk
}

export type SeedName = keyof typeof SEEDS

export function isSeedName(text: string): text is SeedName {
  return Object.keys(SEEDS).includes(text)
}
