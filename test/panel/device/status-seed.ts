import type { Seed } from '../state'
import { PLANT_UP_SECONDS } from './plant-week'
import type { StatusSlice } from './status-state'

const MEGABYTE = 1024 * 1024

const factoryNew = (): StatusSlice => ({
  versions: { hostname: 'hmi-7f31', os: '20260930', web: '2.6.0', easyaccess: '1.14.2' },
  memory: { totalBytes: 1024 * MEGABYTE, usedShare: 0.34 },
  disk: { totalBytes: 4096 * MEGABYTE, usedBytes: 820 * MEGABYTE, at: 0, growthPerDay: 0 },
  silentSources: new Set(),
  upTimeSeconds: 240
})

const runningPlant = (): StatusSlice => ({
  ...factoryNew(),
  memory: { totalBytes: 1024 * MEGABYTE, usedShare: 0.61 },
  disk: { totalBytes: 4096 * MEGABYTE, usedBytes: 3523 * MEGABYTE, at: 0, growthPerDay: 18 * MEGABYTE },
  upTimeSeconds: PLANT_UP_SECONDS
})

export const statusSeed: Seed<StatusSlice> = { factoryNew, runningPlant }
