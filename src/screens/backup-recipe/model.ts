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
  testRecipeBackupTarget,
  tryRecipeRestore
} from '../../api/backup-recipe'
import { followDownload } from '../../lib/browser/download'
import { createTargetTest } from '../../lib/network/target-test'
import { isApiError } from '../../lib/remote/failure'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { followJobs } from '../../stores/jobs'
import { reportFailure } from '../../stores/report-failure'
import { createRestoreForm } from './restore-form'
import { type BackupForm, createBackupForm } from './settings-form'

const POLL_SECONDS = 10

export function createBackupRecipe(follow: (url: string) => unknown = followDownload) {
  const $settings = resource(readRecipeBackupSettings)
  const $situation = polled(readRecipeBackupSituation, { everySeconds: POLL_SECONDS })
  const $copies = polled(listRecipeBackups, { everySeconds: POLL_SECONDS })
  const refresh = () => Promise.all([$copies.reload(), $situation.reload()])
  /** The backup that was started here; 'This PC' is where its button was pressed. */
  let ownJob: string | undefined
  const $followedJob = followJobs(['recipe-backup', 'recipe-restore'], ({ id, state, result }) => {
    void refresh()
    if (id !== ownJob || state !== 'done' || result?.target !== 'pc') return
    deliver(String(result.id)).catch(error => {
      if (!isApiError(error)) throw error
      reportFailure(error)
    })
  })

  /** @throws ApiError */
  async function deliver(id: string): Promise<void> {
    const { url } = await downloadRecipeBackup(id)
    follow(url)
  }

  return {
    $settings,
    $situation,
    $copies,
    $followedJob,

    /** @throws ApiError */
    async backUp(target?: RecipeBackup['target']): Promise<void> {
      const job = await startRecipeBackup(target)
      ownJob = job.id
      $followedJob.adopt(job)
    },

    /** As the panel holds them when they are edited. */
    newestSettings: () => resource(readRecipeBackupSettings),
    settingsForm: (loaded: Versioned<RecipeBackupSettings>) => createBackupForm(loaded, $settings.replace),

    targetTest: (form: BackupForm) => createTargetTest(form, testRecipeBackupTarget),

    download: ({ id }: RecipeBackup) => deliver(id),

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
