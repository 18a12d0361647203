import {
  deleteRecipeBackup,
  downloadRecipeBackup,
  listRecipeBackups,
  type RecipeBackup,
  type RecipeBackupSettings,
  type RecipeRestorePlan,
  readRecipeBackupSettings,
  readRecipeBackupSituation,
  startRecipeBackup,
  tryRecipeRestore
} from '../../api/backup-recipe'
import { followDownload } from '../../lib/browser/download'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { followJobs } from '../../stores/jobs'
import { createRestoreForm } from './restore-form'
import { createBackupForm } from './settings-form'

const POLL_SECONDS = 10

export function createBackupRecipe() {
  const $settings = resource(readRecipeBackupSettings)
  const $situation = polled(readRecipeBackupSituation, { everySeconds: POLL_SECONDS })
  const $copies = polled(listRecipeBackups, { everySeconds: POLL_SECONDS })
  const refresh = () => Promise.all([$copies.reload(), $situation.reload()])
  const $followedJob = followJobs(['recipe-backup', 'recipe-restore'], () => void refresh())

  return {
    $settings,
    $situation,
    $copies,
    $followedJob,

    /** @throws ApiError */
    async backUp(): Promise<void> {
      $followedJob.adopt(await startRecipeBackup())
    },

    settingsForm: (loaded: Versioned<RecipeBackupSettings>) => createBackupForm(loaded, $settings.replace),

    /** @throws ApiError */
    async download({ id }: RecipeBackup): Promise<void> {
      const { address } = await downloadRecipeBackup(id)
      followDownload(address)
    },

    /** @throws ApiError */
    async remove({ id }: RecipeBackup): Promise<void> {
      await deleteRecipeBackup(id)
      await refresh()
    },

    dryRun: ({ id }: RecipeBackup) => resource(() => tryRecipeRestore(id)),
    restoreForm: (plan: RecipeRestorePlan) => createRestoreForm(plan, $followedJob.adopt)
  }
}

export type BackupRecipeModel = ReturnType<typeof createBackupRecipe>
