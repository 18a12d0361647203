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

/** The copies of the recipes, how they are made, and the work on them. */
export function createBackupRecipe() {
  const $settings = resource(readRecipeBackupSettings)
  const $situation = polled(readRecipeBackupSituation, { everySeconds: POLL_SECONDS })
  const $copies = polled(listRecipeBackups, { everySeconds: POLL_SECONDS })
  const renew = () => Promise.all([$copies.reload(), $situation.reload()])
  const $work = followJobs(['recipe-backup', 'recipe-restore'], () => void renew())

  return {
    $settings,
    $situation,
    $copies,
    $work,

    /** @throws ApiError */
    async backUp(): Promise<void> {
      $work.adopt(await startRecipeBackup())
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
      await renew()
    },

    dryRun: ({ id }: RecipeBackup) => resource(() => tryRecipeRestore(id)),
    restoreForm: (plan: RecipeRestorePlan) => createRestoreForm(plan, $work.adopt)
  }
}

export type BackupRecipeModel = ReturnType<typeof createBackupRecipe>
