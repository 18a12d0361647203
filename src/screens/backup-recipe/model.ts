import {
  deleteRecipeBackup,
  downloadRecipeBackup,
  listRecipeBackups,
  type RecipeBackup,
  type RecipeRestorePlan,
  readRecipeBackupSettings,
  readRecipeBackupSituation,
  saveRecipeBackupSettings,
  startRecipeBackup,
  testRecipeBackupTarget,
  tryRecipeRestore
} from '../../api/backup-recipe'
import { followDownload } from '../../lib/browser/download'
import { isApiError } from '../../lib/remote/failure'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { createBackup } from '../../stores/backup'
import { reportFailure } from '../../stores/report-failure'
import { createRestoreForm } from './restore-form'
import { CODES, CONTENTS, SETTINGS } from './settings'

const POLL_SECONDS = 10

export function createBackupRecipe(follow: (url: string) => unknown = followDownload) {
  const $copies = polled(listRecipeBackups, { everySeconds: POLL_SECONDS })
  const refresh = () => Promise.all([$copies.reload(), backup.$situation.reload()])
  const backup = createBackup({
    kinds: ['recipe-backup', 'recipe-restore'],
    contents: CONTENTS,
    noContents: 'backupRecipe.contents.none',
    fields: SETTINGS,
    codes: CODES,
    read: readRecipeBackupSettings,
    save: saveRecipeBackupSettings,
    readSituation: readRecipeBackupSituation,
    start: startRecipeBackup,
    test: testRecipeBackupTarget,
    onEnd({ result }, own) {
      void refresh()
      if (!own) return
      deliver(String(result?.id)).catch(error => {
        if (!isApiError(error)) throw error
        reportFailure(error)
      })
    }
  })

  /** @throws ApiError */
  async function deliver(id: string): Promise<void> {
    const { url } = await downloadRecipeBackup(id)
    follow(url)
  }

  return {
    ...backup,
    $copies,

    download: ({ id }: RecipeBackup) => deliver(id),

    /** @throws ApiError */
    async remove({ id }: RecipeBackup): Promise<void> {
      await deleteRecipeBackup(id)
      await refresh()
    },

    dryRun: ({ id }: RecipeBackup) => resource(() => tryRecipeRestore(id)),
    restoreForm: (plan: RecipeRestorePlan) => createRestoreForm(plan, backup.$followedJob.adopt)
  }
}

export type BackupRecipeModel = ReturnType<typeof createBackupRecipe>
