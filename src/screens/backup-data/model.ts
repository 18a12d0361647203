import { atom } from 'nanostores'
import {
  type DataBackupMedium,
  type DataBackupRun,
  type DataBackupSettings,
  downloadDataBackup,
  ejectDataBackupMedium,
  listDataBackupRuns,
  readDataBackupSettings,
  readDataBackupSituation,
  readDataForecast,
  startDataBackup,
  testDataBackupTarget
} from '../../api/backup-data'
import type { TargetKind } from '../../lib/network/file-target'
import { createTargetTest } from '../../lib/network/target-test'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { openDownload } from '../../stores/exports'
import { followJobs } from '../../stores/jobs'
import { createDataBackupForm, type DataBackupForm } from './settings-form'

const POLL_SECONDS = 10

export function createBackupData() {
  const $settings = resource(readDataBackupSettings)
  const $situation = polled(readDataBackupSituation, { everySeconds: POLL_SECONDS })
  const $forecast = polled(readDataForecast, { everySeconds: POLL_SECONDS })
  const $runs = polled(listDataBackupRuns, { everySeconds: POLL_SECONDS })
  /** The run whose details are open. */
  const $openRun = atom<string | undefined>()
  /** The run that was started here; 'This PC' is where its button was pressed. */
  let ownJob: string | undefined
  const $followedJob = followJobs(['data-backup'], ({ id, state, result }) => {
    const reloaded = Promise.all([$runs.reload(), $forecast.reload(), $situation.reload()])
    if (id === ownJob && state === 'done' && result?.target === 'pc')
      void reloaded.then(() => $openRun.set(String(result.run)))
  })

  return {
    $settings,
    $situation,
    $forecast,
    $runs,
    $openRun,
    $followedJob,

    /** @throws ApiError */
    async backUp(target?: TargetKind): Promise<void> {
      const job = await startDataBackup(target)
      ownJob = job.id
      $followedJob.adopt(job)
      await $situation.reload()
    },

    /** As the panel holds them when they are edited. */
    newestSettings: () => resource(readDataBackupSettings),
    settingsForm: (loaded: Versioned<DataBackupSettings>) => createDataBackupForm(loaded, $settings.replace),

    targetTest: (form: DataBackupForm) => createTargetTest(form, testDataBackupTarget),

    /** @throws ApiError */
    download: ({ id }: DataBackupRun, name: string): Promise<void> =>
      openDownload(name, () => downloadDataBackup(id, name)),

    /** @throws ApiError */
    async eject({ id }: DataBackupMedium): Promise<void> {
      await ejectDataBackupMedium(id)
      await $situation.reload()
    }
  }
}

export type BackupDataModel = ReturnType<typeof createBackupData>
