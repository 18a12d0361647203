import { createHash } from 'node:crypto'
import { deviceText } from '../device/device-text'
import type { Seed } from '../state'
import { NO_TARGET } from '../storage/target-settings'
import type { BackupDataSlice, DataBackupRun, DataBackupSettings } from './backup-data-state'

/** How long a run takes. */
export const RUN_MS = 8000

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const FIRST_SETTINGS: DataBackupSettings = {
  contents: ['data_logs', 'events', 'operations'],
  range: 'today',
  days: 7,
  format: 'csv',
  language: 'en',
  target: NO_TARGET,
  email_group: '',
  email_limit_mb: 10,
  name_pattern: '{hmi}_{log}_{yyyyMMdd_HHmmss}',
  catch_up: true,
  schedule: 'none',
  at: '03:00',
  weekday: 'mon',
  event_priority: 'emergency',
  delete_copied: false,
  retention_days: 30
}

/** The plant has never copied its data logs. */
const CONTENTS: DataBackupSettings['contents'] = ['events', 'operations']

const nothing = (now: number): BackupDataSlice['dataBackup'] => ({
  settings: FIRST_SETTINGS,
  scheduledAt: now,
  runs: [],
  delivered: {},
  verified: {},
  deletable: {},
  copiedUntil: {},
  leftOvers: []
})

/** A copy each week to the card that stays in the panel, after an engineer has tried it; its files come with `past-copies.ts`. */
function plantBackups(now: number): BackupDataSlice['dataBackup'] {
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY
  const night = monday - (monday % DAY) + 3 * HOUR
  const last = night > now ? night - WEEK : night
  return {
    ...nothing(last - 35 * HOUR),
    settings: {
      ...FIRST_SETTINGS,
      contents: CONTENTS,
      range: 'days',
      target: { ...NO_TARGET, kind: 'sd' },
      schedule: 'weekly'
    },
    runs: [
      verifiedRun(last, ''),
      verifiedRun(last - 17 * HOUR + 2 * MINUTE, 'engineer'),
      run(last - 17 * HOUR, 'engineer', {
        ...{ state: 'failed', error_code: 'medium_missing', message: 'medium missing' }
      }),
      verifiedRun(last - 35 * HOUR + 5 * MINUTE, 'engineer'),
      run(last - 35 * HOUR, 'engineer', { state: 'cancelled' })
    ],
    copiedUntil: Object.fromEntries(CONTENTS.map(content => [content, last]))
  }
}

const verifiedRun = (at: number, by: string) =>
  run(at, by, { state: 'verified', ended_at: deviceText(at + RUN_MS), verifiedAt: at + RUN_MS })

const run = (at: number, by: string, more: Pick<DataBackupRun, 'state'> & Partial<DataBackupRun>): DataBackupRun => ({
  id: createHash('sha256').update(String(at)).digest('hex').slice(0, 16),
  started_at: deviceText(at),
  ended_at: deviceText(at + 1000),
  started_by: by,
  target: 'sd',
  host: '',
  error_code: null,
  message: '',
  from: null,
  to: null,
  records: 0,
  deleted: 0,
  files: [],
  bytes: 0,
  verifiedAt: undefined,
  contents: CONTENTS,
  ...more
})

export const backupDataSeed: Seed<BackupDataSlice> = {
  factoryNew: now => ({ dataBackup: nothing(now) }),
  runningPlant: now => ({ dataBackup: plantBackups(now) })
}
