import type { DataBackupRun } from '../../api/backup-data'
import { signedInUser } from '../../session/session'

/** The screens that show the records. */
const PERMISSIONS = { data_logs: 'data-log', events: 'event-log', operations: 'operation-log' } as const

/** Whether the user may see records of a kind, and so may have them backed up. */
export const maySee = (content: keyof typeof PERMISSIONS): boolean =>
  signedInUser()?.roles.includes(PERMISSIONS[content]) ?? true

/** Whether a run has left a copy, so that its records and bytes count. */
export const isCopy = ({ state }: Pick<DataBackupRun, 'state'>): boolean => state === 'verified' || state === 'sent'
