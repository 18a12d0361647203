import { type BackupCopy, FIRST_SETTINGS, type RecipeBackupState } from '../recipe-backup-state'
import { makeCopy, makeCopyFile } from '../recipe-copies'
import type { PanelState } from '../state'

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
  const before = { ...state, recipeBackup: { ...backup, copies: [] } }
  // Recipes only, which have not changed: the nights have the same file.
  const file = makeCopyFile(before, now)
  const copy = (days: number, by: string): BackupCopy => ({
    ...makeCopy(before, now - days * DAY, by, file),
    id: `${days}`.padStart(16, '0')
  })
  const older = (days: number, more: Partial<BackupCopy>): BackupCopy => ({ ...copy(days, 'administrator'), ...more })
  backup.copies = [
    copy(1, ''),
    copy(2, ''),
    copy(3, 'engineer'),
    older(9, { project: { name: 'Bottling Line 2', compiled_at: '2026/08/14 08:14:55' } }),
    older(40, { format: 3, target: 'pc', mediumId: undefined })
  ]
  return backup
}
