import type { Schemas } from '../../../src/api/generated/schema'

export type SystemLevel = 'system-setting' | 'upload-project' | 'history' | 'user'

export interface SystemPassword {
  password: string
  /** Wall-clock milliseconds; null if the factory value has never been changed. */
  changedAt: number | null
  factory: string
}

export interface SystemPasswordsSlice {
  systemPasswords: Record<SystemLevel, SystemPassword>
  /** The connections that use each password. */
  levelConnections: Record<SystemLevel, Schemas['LevelConnection'][]>
  /** The fault of the password store. */
  passwordStoreFault: 'read_only' | 'full' | 'read_back' | undefined
}
