import { systemSeed } from '../device/system-seed'
import { projectManagementSeed } from '../project/project-management-seed'
import { projectSeed } from '../project/project-seed'
import type { Seed } from '../state'
import { type BackupCopy, type BackupRecipeSlice, FIRST_SETTINGS, type RecipeBackupState } from './backup-recipe-state'
import { checksumOf, makeCopy } from './recipe-copies'
import { recipeSeed } from './recipe-seed'

const DAY = 86_400_000

const noBackups = (): RecipeBackupState => ({
  settings: FIRST_SETTINGS,
  copies: [],
  plcs: [],
  ftpServer: { host: '', user: '', password: '' },
  readBackFault: false
})

/** A drive in the panel, the nights before on it, and a copy of an older project. */
function plantBackups(now: number): RecipeBackupState {
  const backup: RecipeBackupState = {
    ...noBackups(),
    settings: { ...FIRST_SETTINGS, target: 'usb' },
    plcs: [
      { name: 'Filler S7-1500', state: 'connected' },
      { name: 'Capper S7-1200', state: 'connected' },
      { name: 'Labeller S7-1200', state: 'disconnected' }
    ],
    ftpServer: { host: 'backup.plant.example', user: 'line2', password: 'ftp-3152' }
  }
  const panel = {
    ...systemSeed.runningPlant(now),
    ...projectSeed.runningPlant(now),
    ...projectManagementSeed.runningPlant(now),
    ...recipeSeed.runningPlant(now),
    recipeBackup: backup
  }
  const copy = (days: number, by: string): BackupCopy => ({
    ...makeCopy(panel, now - days * DAY, by),
    id: `${days}`.padStart(16, '0')
  })
  const older = (days: number, more: Partial<BackupCopy>): BackupCopy => {
    const made = { ...copy(days, 'administrator'), ...more }
    return { ...made, checksum: checksumOf(made.text) }
  }
  const copies = [
    copy(1, ''),
    copy(2, ''),
    copy(3, 'engineer'),
    older(9, { project: { name: 'Bottling Line 2', compiled_at: '2026/08/14 08:14:55' } }),
    older(40, { format: 3, target: 'pc', mediumId: undefined })
  ]
  return { ...backup, copies }
}

export const backupRecipeSeed: Seed<BackupRecipeSlice> = {
  factoryNew: () => ({ recipeBackup: noBackups() }),
  runningPlant: now => ({ recipeBackup: plantBackups(now) })
}
