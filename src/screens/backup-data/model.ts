import { atom } from 'nanostores'
import {
  type DataBackupMedium,
  type DataBackupRun,
  downloadDataBackup,
  ejectDataBackupMedium,
  listDataBackupRuns,
  readDataBackupSettings,
  readDataBackupSituation,
  readDataForecast,
  saveDataBackupSettings,
  startDataBackup,
  testDataBackupTarget
} from '../../api/backup-data'
import { polled } from '../../lib/remote/polled'
import { createBackup } from '../../stores/backup'
import { openDownload } from '../../stores/exports'
import { CODES, CONTENTS, SETTINGS } from './settings'

const POLL_SECONDS = 10

export function createBackupData() {
  const $forecast = polled(readDataForecast, { everySeconds: POLL_SECONDS })
  const $runs = polled(listDataBackupRuns, { everySeconds: POLL_SECONDS })
  /** The run whose details are open. */
  const $openRun = atom<string | undefined>()
  const backup = createBackup({
    kinds: ['data-backup'],
    contents: CONTENTS,
    noContents: 'backupData.contents.none',
    fields: SETTINGS,
    codes: CODES,
    read: readDataBackupSettings,
    save: saveDataBackupSettings,
    readSituation: readDataBackupSituation,
    start: startDataBackup,
    test: testDataBackupTarget,
    onEnd({ result }, own) {
      const reloaded = Promise.all([$runs.reload(), $forecast.reload(), backup.$situation.reload()])
      if (own) void reloaded.then(() => $openRun.set(String(result?.run)))
    }
  })

  return {
    ...backup,
    $forecast,
    $runs,
    $openRun,

    /** @throws ApiError */
    download: ({ id }: DataBackupRun, name: string): Promise<void> =>
      openDownload(name, () => downloadDataBackup(id, name)),

    /** @throws ApiError */
    async eject({ id }: DataBackupMedium): Promise<void> {
      await ejectDataBackupMedium(id)
      await backup.$situation.reload()
    }
  }
}

export type BackupDataModel = ReturnType<typeof createBackupData>
