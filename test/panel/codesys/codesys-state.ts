import type { Schemas } from '../../../src/api/generated/schema'
import type { PlantNetwork } from '../network/plant-network'
import type { Candidate } from '../project/candidates'
import type { RuntimeImage } from './runtime-package'
import type { TaskDefinition } from './tasks'

export interface BootApplication {
  name: string
  /** Wall-clock milliseconds. */
  builtAt: number
  compilerVersion: string
  tasks: TaskDefinition[]
  retainBytes: number
  content: Uint8Array
}

export type RuntimeCandidate = Candidate<RuntimeImage>

export interface CodesysState {
  onThisModel: boolean
  /** Whether the project of the panel uses the runtime. */
  inProject: boolean
  settings: Schemas['CodesysSettings']
  run: { state: 'running' | 'stopped' } | { state: 'fault'; cause: string }
  /** Wall-clock milliseconds of the last change of `run`. */
  since: number | null
  application: BootApplication | undefined
  version: string
  /** Came with the firmware. */
  offered: RuntimeImage | undefined
  retain: { usedBytes: number; totalBytes: number }
  /** Reading of `clock.elapsed()` at which the demo began; it begins anew with each start of the panel. */
  demoBegan: number | undefined
  /** The number of the licence request that a response is awaited for. */
  openRequest: string | undefined
  /** The newest come first. */
  packages: RuntimeCandidate[]
  log: { time: number; text: string }[]
}

export interface CodesysSlice {
  codesys: CodesysState
  /** The licence server; without hosts the panel has no internet. */
  codesysNetwork: PlantNetwork
}
