import { createHash } from 'node:crypto'
import { deviceText } from '../device/device-text'
import type { Seed } from '../state'
import { NO_TARGET } from '../storage/target-settings'
import type { BackupDataSlice, DataBackupRun, DataBackupSettings } from './backup-data-state'

const HOUR = 3_600_000
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

const nothing = (): BackupDataSlice['dataBackup'] => ({
  settings: FIRST_SETTINGS,
  runs: [],
  delivered: {},
  verified: {},
  copiedUntil: undefined,
  leftOvers: []
})

/** Copies of each week to the card that stays in the panel. */
function plantBackups(now: number): BackupDataSlice['dataBackup'] {
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY
  const night = monday - (monday % DAY) + 3 * HOUR
  const last = night > now ? night - WEEK : night
  const runAt = (at: number, by: string, more: Partial<DataBackupRun> = {}): DataBackupRun => ({
    id: createHash('sha256').update(String(at)).digest('hex').slice(0, 16),
    started_at: deviceText(at),
    ended_at: deviceText(at + 8000),
    started_by: by,
    target: 'sd',
    host: '',
    state: 'verified',
    error_code: null,
    message: '',
    from: deviceText(at - WEEK),
    to: deviceText(at),
    records: 97_213,
    deleted: 0,
    ...filesAt(at),
    verifiedAt: at + 8000,
    ...more
  })
  const failed: Partial<DataBackupRun> = {
    state: 'failed',
    error_code: 'medium_missing',
    message: 'medium missing',
    files: [],
    bytes: 0,
    verifiedAt: undefined
  }
  return {
    ...nothing(),
    settings: {
      ...FIRST_SETTINGS,
      range: 'days',
      format: 'database',
      target: { ...NO_TARGET, kind: 'sd' },
      schedule: 'weekly'
    },
    runs: [
      runAt(last, ''),
      runAt(last - WEEK, ''),
      runAt(last - 2 * WEEK + 15 * 60_000, ''),
      runAt(last - 2 * WEEK, '', { ...failed, ended_at: deviceText(last - 2 * WEEK + 1000) }),
      runAt(last - 3 * WEEK + 6 * HOUR, 'engineer')
    ],
    copiedUntil: last
  }
}

function filesAt(at: number): Pick<DataBackupRun, 'files' | 'bytes'> {
  const stamp = deviceText(at).replace(/[/:]/g, '').replace(' ', '_')
  const file = (log: string, ending: string, bytes: number, records: number) => {
    const name = `line2-hmi_${log}_${stamp}.${ending}`
    return { name, bytes, records, sha256: createHash('sha256').update(name).digest('hex') }
  }
  const files = [file('data', 'sqlite', 6_381_568, 97_213), file('checksums', 'sha256', 98, 0)]
  return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

export const backupDataSeed: Seed<BackupDataSlice> = {
  factoryNew: () => ({ dataBackup: nothing() }),
  runningPlant: now => ({ dataBackup: plantBackups(now) })
}
