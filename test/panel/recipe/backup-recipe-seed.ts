import type { PanelState } from '../state'
import { type BackupCopy, FIRST_SETTINGS, type RecipeBackupState } from './recipe-backup-state'
import { checksumOf, makeCopy } from './recipe-copies'

const DAY = 86_400_000

export function noBackups(): RecipeBackupState {
  return {
    settings: FIRST_SETTINGS,
    copies: [],
    plcs: [],
    ftpServer: { host: '', user: '', password: '' },
    readBackFault: false
  }
}

/** A drive in the panel, the nights before on it, and a copy of an older project. */
export function plantBackups(state: PanelState, now: number): RecipeBackupState {
  const settings = { ...FIRST_SETTINGS, target: 'usb' as const }
  const backup: RecipeBackupState = {
    ...noBackups(),
    settings,
    plcs: [
      { name: 'Filler S7-1500', state: 'connected' },
      { name: 'Capper S7-1200', state: 'connected' },
      { name: 'Labeller S7-1200', state: 'disconnected' }
    ],
    ftpServer: { host: 'backup.plant.example', user: 'line2', password: 'ftp-3152' }
  }
  const copy = (days: number, by: string): BackupCopy => {
    const made = makeCopy({ ...state, recipeBackup: { ...backup, copies: [] } }, now - days * DAY, by)
    return { ...made, id: `${days}`.padStart(16, '0') }
  }
  const older = (days: number, more: Partial<BackupCopy>): BackupCopy => {
    const made = { ...copy(days, 'administrator'), ...more }
    return { ...made, checksum: checksumOf(made.text) }
  }
  backup.copies = [
    copy(1, ''),
    copy(2, ''),
    copy(3, 'engineer'),
    older(9, { project: { name: 'Bottling Line 2', compiled_at: '2026/08/14 08:14:55' } }),
    older(40, { format: 3, target: 'pc', mediumId: undefined })
  ]
  return backup
}
