import type { Schemas } from '../../../src/api/generated/schema'
import type { RecordEntry } from './recipes'

export type BackupSettings = Schemas['NewRecipeBackupSettings']
export type BackupTarget = BackupSettings['target']

/** The records of a recipe as a copy holds them. */
export interface CopiedRecipe {
  id: string
  name: string
  nextNumber: number
  records: RecordEntry[]
}

export interface BackupCopy {
  id: string
  name: string
  /** Wall-clock milliseconds. */
  madeAt: number
  madeBy: string
  target: BackupTarget
  /** Where it is, if it is on a medium. */
  mediumId: string | undefined
  contents: BackupSettings['contents']
  project: Schemas['RecipeBackupProject']
  format: number
  /** The file, as it was written. */
  text: string
  checksum: string
}

export interface RecipeBackupState {
  settings: BackupSettings
  copies: BackupCopy[]
  plcs: Schemas['RecipeBackupPlc'][]
  /** The only FTP server that the panel can reach. */
  ftpServer: { host: string; user: string; password: string }
  /** Whether media return other bytes than were written. */
  readBackFault: boolean
}

export interface BackupRecipeSlice {
  recipeBackup: RecipeBackupState
}

export const FORMAT = 2

export const FIRST_SETTINGS: BackupSettings = {
  contents: ['recipes'],
  target: 'pc',
  name_pattern: '{hmi}_recipe_{yyyyMMdd_HHmmss}',
  keep_last: 10,
  schedule: 'none',
  daily_at: '02:00',
  ftp_host: '',
  ftp_port: 21,
  ftp_username: '',
  ftp_folder: '',
  email_to: ''
}
