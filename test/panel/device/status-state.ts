/** The sources of the dashboard, which fail independently. */
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
  | 'plcs'
  | 'viewers'
  | 'backups'
  | 'hardware'
  | 'ports'
  | 'licences'
  | 'codesys'
  | 'clock'

export interface Storage {
  totalBytes: number
  /** At the reading `at` of `clock.elapsed()`; from there it grows. */
  usedBytes: number
  at: number
  growthPerDay: number
}

export interface StatusSlice {
  versions: { hostname: string; os: string; web: string; easyaccess: string }
  memory: { totalBytes: number; usedShare: number }
  disk: Storage
  silentSources: Set<Source>
  /** How long the panel has been running at the start of the seed. */
  upTimeSeconds: number
}
