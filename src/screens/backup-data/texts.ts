import type { DataBackupRun, DataBackupSettings, DataForecastSource } from '../../api/backup-data'
import { LANGUAGES } from '../../lib/text/languages'
import type { MessageKey } from '../../lib/text/message'
import { signedInUser } from '../../session/session'

export const CONTENT_TEXTS: Record<DataForecastSource['source'], MessageKey> = {
  data_logs: 'backupData.contents.dataLogs',
  events: 'backupData.contents.events',
  operations: 'backupData.contents.operations'
}

export const CONTENTS = ['data_logs', 'events', 'operations'] as const

/** The screens that show the records. */
const PERMISSIONS = { data_logs: 'data-log', events: 'event-log', operations: 'operation-log' } as const

/** Whether the user may see records of a kind, and so may have them backed up. */
export const maySee = (content: keyof typeof PERMISSIONS): boolean =>
  signedInUser()?.roles.includes(PERMISSIONS[content]) ?? true

export const FORMAT_TEXTS: Record<DataBackupSettings['format'], MessageKey> = {
  csv: 'backupData.format.csvFiles',
  database: 'backupData.format.database',
  both: 'backupData.format.both'
}

export const languageText = (language: string): string =>
  LANGUAGES.find(({ value }) => value === language)?.text ?? language

/** Whether a run has left a copy, so that its records and bytes count. */
export const isCopy = ({ state }: Pick<DataBackupRun, 'state'>): boolean => state === 'verified' || state === 'sent'
