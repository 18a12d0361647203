import { madeOnce } from '../device/made-once'
import { systemSeed } from '../device/system-seed'
import { madeFile } from '../project/media'
import { plantMedia } from '../project/media-seed'
import type { ProjectManagementSlice } from '../project/project-management-state'
import { projectSeed } from '../project/project-seed'
import type { Seed } from '../state'
import type { StorageSlice } from '../storage/storage-state'
import { NO_TARGET } from '../storage/target-settings'
import { type BackupCopy, type BackupRecipeSlice, FIRST_SETTINGS, type RecipeBackupState } from './backup-recipe-state'
import { copyText, fileOf, makeCopy } from './recipe-copies'
import { recipeSeed } from './recipe-seed'

/** With what the copies are on. */
type Slice = BackupRecipeSlice & Pick<ProjectManagementSlice, 'media'> & Pick<StorageSlice, 'panelFiles'>

const DAY = 86_400_000

const noBackups = (now: number): RecipeBackupState => ({ settings: FIRST_SETTINGS, scheduledAt: now, copies: [] })

const SETTINGS = { ...FIRST_SETTINGS, target: { ...NO_TARGET, kind: 'usb' as const } }

/** The nights before, and a copy of an older project, with the text of their files. */
const makeCopies = madeOnce((now: number) => {
  const panel = {
    ...systemSeed.runningPlant(now),
    ...projectSeed.runningPlant(now),
    media: plantMedia(),
    ...recipeSeed.runningPlant(now),
    recipeBackup: { ...noBackups(now), settings: SETTINGS }
  }
  // They hold recipes only, which have not changed since.
  const text = copyText(panel, SETTINGS, now)
  const copy = (days: number, by: string): BackupCopy => ({
    ...makeCopy(panel, SETTINGS, now - days * DAY, by, text),
    id: `${days}`.padStart(16, '0')
  })
  const older = (days: number, more: Partial<BackupCopy>): BackupCopy => ({ ...copy(days, 'administrator'), ...more })
  const copies = [
    copy(1, ''),
    copy(2, ''),
    copy(3, 'engineer'),
    older(9, { project: { name: 'Bottling Line 2', compiled_at: '2026/08/14 08:14:55' } }),
    older(40, { format: 3, target: NO_TARGET, mediumId: undefined })
  ]
  return { text, copies }
})

/** A drive in the panel with the copies on it. */
function plantBackups(now: number): Slice {
  const made = makeCopies(now)
  const { text } = made
  const copies = structuredClone(made.copies)
  const filesOn = (mediumId: string | undefined) =>
    copies
      .filter(other => other.mediumId === mediumId)
      .map(other => madeFile(fileOf(other), other.madeAt, () => Buffer.from(text)))
  return {
    recipeBackup: { ...noBackups(now), settings: structuredClone(SETTINGS), copies },
    panelFiles: filesOn(undefined),
    media: plantMedia().map(medium => ({ ...medium, files: [...medium.files, ...filesOn(medium.id)] }))
  }
}

export const backupRecipeSeed: Seed<Slice> = {
  factoryNew: now => ({ recipeBackup: noBackups(now), media: [], panelFiles: [] }),
  runningPlant: plantBackups
}
