import type { Seed } from '../state'
import type { StorageSlice } from './storage-state'

const factoryNew = (): StorageSlice => ({
  fileNetwork: async () => ({ hosts: {}, authorities: [] }),
  targetTimeoutSeconds: 10,
  panelFiles: [],
  readBackFault: false
})

export const storageSeed: Seed<StorageSlice> = { factoryNew, runningPlant: factoryNew }
