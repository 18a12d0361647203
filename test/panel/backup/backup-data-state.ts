import type { Schemas } from '../../../src/api/generated/schema'
import type { FileTarget } from '../storage/target'
import type { Intervals } from './intervals'

export type DataBackupSettings = Omit<Schemas['NewDataBackupSettings'], 'target'> & { target: FileTarget }

export interface DataBackupRun extends Omit<Schemas['DataBackupRun'], 'downloadable'> {
  /** Wall-clock milliseconds at which the copy was read back. */
  verifiedAt: number | undefined
  contents: DataBackupSettings['contents']
}

/** Numbers of records by source. */
export type Marks = Record<string, Intervals>

export interface BackupDataSlice {
  dataBackup: {
    settings: DataBackupSettings
    /** Wall-clock milliseconds since which there is a schedule, or another one. */
    scheduledAt: number
    /** The newest first. */
    runs: DataBackupRun[]
    /** Records in a copy that was read back, or that a mail server has taken. */
    delivered: Marks
    /** Records in a copy that was read back from outside the panel. */
    verified: Marks
    /** Those of them that were read back from the target of the settings. */
    deletable: Marks
    /** Records until then are in a verified copy that a seed begins with, by the kinds that it contains. */
    copiedUntil: Partial<Record<DataBackupSettings['contents'][number], number>>
    /** Files that a failed run could not remove, and the target where they are. */
    leftOvers: { name: string; where: string }[]
  }
}
