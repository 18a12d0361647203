import type { Schemas } from '../../src/api/schema'
import type { DataLogSource } from './data-log-source'

export interface Account {
  username: string
  name: string
  password: string
  /** 'locked' until an administrator opens it, or until `lockedUntil` of the wall clock. */
  status: 'active' | 'locked'
  lockedUntil?: number
  roles: string[]
  stateCode: 0 | 1
  passwordIsFactory: boolean
  passwordMustChange: boolean
}

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

export interface Project {
  name: string
  state: Schemas['ProjectStatus']['state']
  /** Wall-clock milliseconds. */
  since: number
}

export interface Storage {
  totalBytes: number
  /** At the wall-clock time `at`; from there it grows. */
  usedBytes: number
  at: number
  growthPerDay: number
}

/** What the panel keeps, also over a restart. */
export interface PanelState {
  hmiName: string
  /** Whether the name is told to somebody who has not signed in. */
  nameIsPublic: boolean
  zone: string
  /** Whether a time server sets the clock. */
  timeIsSynchronised: boolean
  specification: Schemas['WebSpecification']
  versions: { hostname: string; os: string; web: string; easyaccess: string }
  project: Project | undefined
  memory: { totalBytes: number; usedShare: number }
  disk: Storage
  ethernet: Schemas['EthernetStatus'][]
  wifi: Schemas['WifiStatus']
  opcua: Schemas['OpcUaStatus']
  easyaccess: Schemas['EasyAccessStatus']
  silentSources: Set<Source>
  accounts: Account[]
  nodeTree: Schemas['NodeTree']
  driverTable: Schemas['DriverTable']
  dataLogs: DataLogSource[]
  /** As older firmware does. */
  numbersAsText: boolean
  secsLicence: boolean
  /** How long the panel had been running when the seed begins. */
  upTimeSeconds: number
}
