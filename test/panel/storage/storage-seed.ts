import type { Seed } from '../state'
import type { StorageSlice } from './storage-state'

/** The files of the panel begin with the copies of recipes. */
type Slice = Omit<StorageSlice, 'panelFiles'>

const factoryNew = (): Slice => ({
  fileNetwork: async () => ({ hosts: {}, authorities: [] }),
  targetTimeoutSeconds: 10,
  readBackFault: false
})

export const storageSeed: Seed<Slice> = { factoryNew, runningPlant: factoryNew }
