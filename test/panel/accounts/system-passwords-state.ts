import type { Schemas } from '../../../src/api/generated/schema'

export type SystemLevel = 'system-setting' | 'upload-project' | 'history' | 'user'

export interface SystemPassword {
  password: string
  /** Wall-clock milliseconds; null while the factory value was never changed. */
  changedAt: number | null
  factory: string
}

export interface SystemPasswordsSlice {
  systemPasswords: Record<SystemLevel, SystemPassword>
  /** What is signed in with each of them. */
  levelConnections: Record<SystemLevel, Schemas['LevelConnection'][]>
  /** Why the store of the level passwords takes no new one. */
  passwordStoreFault: 'read_only' | 'full' | 'read_back' | undefined
}
