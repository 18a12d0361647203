import type { Seed } from '../state'
import type { PendingSlice } from './pending-state'

const factoryNew = (): PendingSlice => ({ revertSeconds: 90 })

export const pendingSeed: Seed<PendingSlice> = { factoryNew, runningPlant: factoryNew }
