import type { Schemas } from '../../../src/api/generated/schema'
import type { FileTarget } from '../storage/target'
import { NO_TARGET } from '../storage/target-settings'
import type { RecordEntry } from './recipes'

export type BackupSettings = Omit<Schemas['NewRecipeBackupSettings'], 'target'> & { target: FileTarget }

/** The records of a recipe as a copy holds them. */
export interface CopiedRecipe {
  id: string
  name: string
  nextNumber: number
  records: RecordEntry[]
}

/** A copy as it was made; its content is where it was written. */
export interface BackupCopy {
  id: string
  name: string
  /** Wall-clock milliseconds. */
  madeAt: number
  madeBy: string
  /** Without a password. */
  target: FileTarget
  /** Where it is, if it is on a medium. */
  mediumId: string | undefined
  contents: BackupSettings['contents']
  project: Schemas['RecipeBackupProject']
  format: number
  records: number
  sizeBytes: number
  checksum: string
}

export interface RecipeBackupState {
  settings: BackupSettings
  /** Wall-clock milliseconds since which there is a schedule, or another one. */
  scheduledAt: number
  /** Of the newest backup that ended and is not for a PC, if it failed. */
  failedAt?: number | undefined
  /** The newest first. */
  copies: BackupCopy[]
}

export interface BackupRecipeSlice {
  recipeBackup: RecipeBackupState
}

export const FORMAT = 2

export const FIRST_SETTINGS: BackupSettings = {
  contents: ['recipes'],
  target: NO_TARGET,
  name_pattern: '{hmi}_recipe_{yyyyMMdd_HHmmss}',
  keep_last: 10,
  schedule: 'none',
  daily_at: '02:00',
  email_to: ''
}
