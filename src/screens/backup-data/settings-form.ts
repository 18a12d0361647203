import {
  type DataBackupFault,
  type DataBackupSettings,
  type NewDataBackupSettings,
  readDataBackupSettings,
  saveDataBackupSettings
} from '../../api/backup-data'
import type { FieldTexts } from '../../api/client/refusal-types'
import { newDataBackupSettings } from '../../api/generated/limits/backup-data'
import { newFileTarget } from '../../api/generated/limits/common'
import type { FieldErrors } from '../../lib/form/fields'
import { integer, pattern, required, when } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { timeOfDay } from '../../lib/form/time-of-day'
import { newTarget, type TargetValues, targetRules, targetValues, withUsualPort } from '../../lib/network/file-target'
import type { Versioned } from '../../lib/remote/versioned'
import { namePatternRules } from '../../lib/text/name-pattern'
import { CONTENTS } from './texts'

type Chosen = Pick<
  DataBackupSettings,
  | 'range'
  | 'format'
  | 'language'
  | 'email_group'
  | 'name_pattern'
  | 'catch_up'
  | 'schedule'
  | 'at'
  | 'weekday'
  | 'event_priority'
  | 'delete_copied'
>

/** Names match those of the contract, so that the panel's errors are shown at their fields. */
export interface DataBackupValues extends TargetValues, Chosen {
  data_logs: boolean
  events: boolean
  operations: boolean
  days: string
  email_limit_mb: string
  retention_days: string
}

export type DataBackupForm = SettingsForm<DataBackupValues, DataBackupSettings>

const CODES: FieldTexts<DataBackupFault> = {
  not_allowed: 'errors.accessDeniedRemedy',
  placeholder: 'backupData.pattern.placeholder',
  log_missing: 'backupData.pattern.log',
  needs_medium: 'common.schedule.needsTarget',
  group_empty: 'backupData.group.empty'
}

function dataBackupValues(settings: DataBackupSettings): DataBackupValues {
  const { contents, target, days, email_limit_mb, retention_days, ...rest } = settings
  return {
    data_logs: contents.includes('data_logs'),
    events: contents.includes('events'),
    operations: contents.includes('operations'),
    ...targetValues(target),
    ...rest,
    days: String(days),
    email_limit_mb: String(email_limit_mb),
    retention_days: String(retention_days)
  }
}

function requestOf(values: DataBackupValues): NewDataBackupSettings {
  const { range, format, language, email_group, name_pattern, catch_up } = values
  const { schedule, at, weekday, event_priority, delete_copied } = values
  return {
    ...{ range, format, language, email_group, name_pattern, catch_up },
    ...{ schedule, at, weekday, event_priority, delete_copied },
    contents: CONTENTS.filter(content => values[content]),
    target: newTarget(values),
    days: Number(values.days),
    email_limit_mb: Number(values.email_limit_mb),
    retention_days: Number(values.retention_days)
  }
}

const NAME_PATTERN = [
  ...namePatternRules(newDataBackupSettings.name_pattern, ['hmi', 'log'], {
    characters: 'common.file.invalidName',
    placeholder: 'backupData.pattern.placeholder'
  }),
  pattern(/\{log\}/, 'backupData.pattern.log')
]

const isTimed = ({ schedule }: DataBackupValues) => schedule === 'daily' || schedule === 'weekly'
const toMailbox = ({ kind }: DataBackupValues) => kind === 'email'

/** Rules that involve several fields. */
function validateDataBackup(values: DataBackupValues): FieldErrors<DataBackupValues> {
  const errors: FieldErrors<DataBackupValues> = {}
  if (!CONTENTS.some(content => values[content])) errors.data_logs = 'backupData.contents.none'
  if (values.kind === 'pc' && values.schedule !== 'none') errors.schedule = 'common.schedule.needsTarget'
  return errors
}

export function createDataBackupForm(
  loaded: Versioned<DataBackupSettings>,
  onSaved: (loaded: Versioned<DataBackupSettings>) => void
): DataBackupForm {
  const form: DataBackupForm = createSettingsForm<DataBackupSettings, DataBackupValues>({
    loaded,
    read: readDataBackupSettings,
    write: (values, version) => saveDataBackupSettings(requestOf(values), version),
    valuesOf: dataBackupValues,
    rules: {
      days: [required, integer(...newDataBackupSettings.days)],
      name_pattern: NAME_PATTERN,
      at: [when(isTimed, timeOfDay('common.schedule.time'))],
      ...targetRules(() => form.$stored.get().target, newFileTarget),
      email_group: [when(toMailbox, required)],
      email_limit_mb: [required, integer(...newDataBackupSettings.email_limit_mb)],
      retention_days: [required, integer(...newDataBackupSettings.retention_days)]
    },
    check: validateDataBackup,
    codes: CODES,
    onSaved
  })
  return withUsualPort(form)
}
