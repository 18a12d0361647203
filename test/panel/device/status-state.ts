import type { Schemas } from '../../../src/api/generated/schema'

/** The sources of the dashboard that can fail by themselves. */
export type Source =
  | 'versions'
  | 'up-time'
  | 'processor'
  | 'temperature'
  | 'memory'
  | 'disk'
  | 'project'
  | 'ethernet'
  | 'wifi'
  | 'opcua'
  | 'easyaccess'
  | 'hardware'
  | 'ports'
  | 'licences'
  | 'codesys'
  | 'clock'

export interface Storage {
  totalBytes: number
  /** At the wall-clock time `at`; from there it grows. */
  usedBytes: number
  at: number
  growthPerDay: number
}

export interface StatusSlice {
  versions: { hostname: string; os: string; web: string; easyaccess: string }
  memory: { totalBytes: number; usedShare: number }
  disk: Storage
  easyaccess: Schemas['EasyAccessStatus']
  silentSources: Set<Source>
  /** How long the panel had been running when the seed begins. */
  upTimeSeconds: number
}
