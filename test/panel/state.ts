import type { Schemas } from '../../src/api/generated/schema'
import type { RuntimeSecurity } from './accounts/runtime-accounts'
import type { DataLogSource } from './data-log/data-log-source'
import type { Happenings } from './device/events'
import type { Hardware } from './device/identity'
import type { EmailState, MailNetwork } from './mail/mail-state'
import type { EthernetPort, PlantNetwork } from './network/plant-network'
import type { RadioState } from './network/radio-state'
import type { Medium } from './project/media'
import type { ProjectImage } from './project/project-package'
import type { Registers } from './project/registers'
import type { RecipeBackupState } from './recipe/recipe-backup-state'
import type { RecipeSource } from './recipe/recipes'

export interface Account {
  id: number
  username: string
  name: string
  password: string
  /** 'locked' until an administrator opens it, or until `lockedUntil` of the wall clock. */
  status: 'active' | 'locked' | 'disabled'
  lockedUntil?: number | undefined
  /** The last day on which it may sign in, as `YYYY/MM/DD`. */
  validUntil: string | undefined
  /** After so many days the password must change; 0 for never. */
  passwordAgeDays: number
  /** Wall-clock milliseconds, as in `lastSignIn`. */
  passwordChangedAt: number | undefined
  lastSignIn: { at: number; address: string | undefined } | undefined
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
  | 'hardware'
  | 'ports'
  | 'licences'
  | 'codesys'
  | 'clock'

export interface Project extends ProjectImage {
  state: Schemas['ProjectStatus']['state']
  /** Wall-clock milliseconds. */
  since: number
  /** Since it was put on the panel. */
  restarts: number
}

/** A package that an update may take over; without an image until it has come. */
export interface ProjectCandidate {
  id: string
  fileName: string
  sizeBytes: number
  from: 'upload' | Medium['kind']
  image?: ProjectImage
  /** Where it lies, if not on the panel. */
  medium?: { id: string; path: string }
}

export interface Storage {
  totalBytes: number
  /** At the wall-clock time `at`; from there it grows. */
  usedBytes: number
  at: number
  growthPerDay: number
}

export type SystemLevel = 'system-setting' | 'upload-project' | 'history' | 'user'

export interface SystemPassword {
  password: string
  /** Wall-clock milliseconds; null while the factory value was never changed. */
  changedAt: number | null
  factory: string
}

export interface Certificate {
  id: string
  name: string
  /** Wall-clock milliseconds. */
  until: number
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
  hardware: Hardware
  /** Whether something that was saved waits for a restart of the panel. */
  restartNeeded: boolean
  certificates: Certificate[]
  codesysState: 'running' | 'stopped' | 'not_activated'
  /** Findings that somebody knows of, as long as their cause lasts. */
  acknowledged: string[]
  happenings: Happenings
  /** When each subsystem last answered. */
  healthSeen: Partial<Record<Schemas['SubsystemHealth']['id'], { elapsed: number; time: string }>>
  runtimeSecurity: RuntimeSecurity
  /** Reading of `clock.elapsed()` until which the LED blinks. */
  blinksUntil?: number
  versions: { hostname: string; os: string; web: string; easyaccess: string }
  project: Project | undefined
  /** What was replaced last; kept until `clock.elapsed()` is so far. */
  previousProject: { image: ProjectImage; until: number } | undefined
  /** The newest come first. */
  projectCandidates: ProjectCandidate[]
  /** The newest tool whose projects run here without a word. */
  runtimeVersion: string
  /** A fault to switch on: a project that was stopped does not start again. */
  projectDoesNotStart: boolean
  registers: Registers
  media: Medium[]
  memory: { totalBytes: number; usedShare: number }
  disk: Storage
  ethernet: EthernetPort[]
  /** What is beyond its cables. */
  network: PlantNetwork
  wifi: Schemas['WifiStatus']
  radio: RadioState
  opcua: Schemas['OpcUaStatus']
  easyaccess: Schemas['EasyAccessStatus']
  silentSources: Set<Source>
  accounts: Account[]
  /** How many accounts the panel can keep. */
  accountLimit: number
  systemPasswords: Record<SystemLevel, SystemPassword>
  /** What is signed in with each of them. */
  levelConnections: Record<SystemLevel, Schemas['LevelConnection'][]>
  /** Why the store of the level passwords takes no new one. */
  passwordStoreFault: 'read_only' | 'full' | 'read_back' | undefined
  nodeTree: Schemas['NodeTree']
  driverTable: Schemas['DriverTable']
  dataLogs: DataLogSource[]
  recipes: RecipeSource[]
  email: EmailState
  mailNetwork: MailNetwork
  recipeBackup: RecipeBackupState
  /** As older firmware does. */
  numbersAsText: boolean
  secsLicence: boolean
  /** After so many seconds a change of the network that nobody keeps is taken back. */
  takeBackSeconds: number
  /** How long a second of a job takes; tests hurry it. */
  jobPace: number
  /** How long the panel had been running when the seed begins. */
  upTimeSeconds: number
}
