import type { DataBackupFault, DataForecastSource, NewDataBackupSettings } from '../../api/backup-data'
import type { FieldTexts } from '../../api/client/refusal-types'
import { newDataBackupSettings as limits } from '../../api/generated/limits/backup-data'
import { choice, choiceOf, flag, number } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import { pattern } from '../../lib/form/rules'
import { isReadBack } from '../../lib/network/file-target'
import { languageName } from '../../lib/text/language-name'
import type { MessageKey } from '../../lib/text/message'
import { weekdayName } from '../../lib/text/weekdays'
import { type BackupValues, patternField, timeField } from '../../stores/backup'

type Content = DataForecastSource['source']
type Plain = Omit<NewDataBackupSettings, 'contents' | 'target'>

export type DataBackupValues = Edited<Plain, Plain> & BackupValues<Content>

export const CONTENTS: Record<Content, MessageKey> = {
  data_logs: 'backupData.contents.dataLogs',
  events: 'backupData.contents.events',
  operations: 'backupData.contents.operations'
}

export const CODES: FieldTexts<DataBackupFault> = {
  not_allowed: 'errors.accessDeniedRemedy',
  placeholder: 'backupData.pattern.placeholder',
  log_missing: 'backupData.pattern.log',
  needs_medium: 'common.schedule.needsTarget',
  group_empty: 'backupData.group.empty'
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const toMailbox = { applies: ({ kind }: DataBackupValues) => kind === 'email', required: true }

export const SETTINGS = fields<Plain, Plain, DataBackupValues>({
  range: choice('backupData.range', {
    today: 'backupData.range.today',
    yesterday: 'backupData.range.yesterday',
    days: 'backupData.range.days',
    all: 'backupData.range.all'
  }),
  days: number('backupData.range.count', limits.days, {
    applies: ({ range }) => range === 'days',
    hint: 'backupData.range.hint'
  }),
  format: choice('common.term.format', {
    csv: 'backupData.format.csvFiles',
    database: 'backupData.format.database',
    both: 'backupData.format.both'
  }),
  language: choiceOf([], 'backupData.language', language => languageName(String(language)), {
    applies: ({ events }) => events
  }),
  catch_up: flag('backupData.catchUp', { hint: 'backupData.catchUp.hint' }),
  email_group: choiceOf([], 'backupData.group', String, { ...toMailbox, hint: 'backupData.group.hint' }),
  email_limit_mb: number('backupData.emailLimit', limits.email_limit_mb, {
    ...toMailbox,
    hint: 'backupData.emailLimit.hint',
    unit: 'units.megabytes'
  }),
  name_pattern: patternField(
    limits.name_pattern,
    ['hmi', 'log'],
    'backupData.pattern.placeholder',
    pattern(/\{log\}/, 'backupData.pattern.log')
  ),
  schedule: choice(
    'common.term.schedule',
    {
      none: 'common.term.none',
      daily: 'common.schedule.on.daily',
      weekly: 'common.schedule.on.weekly',
      event: 'common.schedule.on.event'
    },
    { hint: ({ schedule }) => (schedule === 'none' ? undefined : 'backupData.schedule.retry') }
  ),
  weekday: choiceOf(WEEKDAYS, 'common.term.day', day => weekdayName(String(day)), {
    applies: ({ schedule }) => schedule === 'weekly'
  }),
  at: timeField(({ schedule }) => schedule === 'daily' || schedule === 'weekly'),
  event_priority: choice(
    'backupData.priority',
    {
      low: 'common.priority.low',
      middle: 'common.priority.middle',
      high: 'common.priority.high',
      emergency: 'common.priority.emergency'
    },
    { applies: ({ schedule }) => schedule === 'event' }
  ),
  delete_copied: flag('backupData.deleteCopied', { applies: ({ kind }) => isReadBack(kind) }),
  retention_days: number('backupData.retention', limits.retention_days, {
    applies: values => values.delete_copied && isReadBack(values.kind),
    hint: 'backupData.retention.hint',
    unit: 'common.term.days'
  })
})
