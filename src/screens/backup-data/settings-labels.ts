import type { DataBackupSettings } from '../../api/backup-data'
import type { TargetKind } from '../../lib/network/file-target'
import type { Translator } from '../../lib/text/i18n'
import { weekdayName } from '../../lib/text/weekdays'
import { targetLabels } from '../../ui/target/target-labels'
import type { DataBackupValues } from './settings-form'
import { FORMAT_TEXTS, languageText } from './texts'

type T = Translator['t']

export const settingsLabels = (t: T) => ({
  data_logs: t('backupData.contents.dataLogs'),
  events: t('backupData.contents.events'),
  operations: t('backupData.contents.operations'),
  range: t('backupData.range'),
  days: t('backupData.range.count'),
  format: t('common.term.format'),
  language: t('backupData.language'),
  ...targetLabels(t),
  email_group: t('backupData.group'),
  email_limit_mb: t('backupData.emailLimit'),
  name_pattern: t('common.backup.pattern'),
  catch_up: t('backupData.catchUp'),
  schedule: t('common.term.schedule'),
  at: t('common.schedule.timeOfDay'),
  weekday: t('common.term.day'),
  event_priority: t('backupData.priority'),
  delete_copied: t('backupData.deleteCopied'),
  retention_days: t('backupData.retention')
})

/** What a field has, in words. */
export function valueText(t: T, field: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'common.term.yes' : 'common.term.no')
  // A form's values have the types of their fields.
  const text = String(value)
  const choices: Partial<Record<keyof DataBackupValues, () => string>> = {
    kind: () => t(`common.target.kind.${text as TargetKind}`),
    range: () => t(`backupData.range.${text as DataBackupSettings['range']}`),
    format: () => t(FORMAT_TEXTS[text as DataBackupSettings['format']]),
    language: () => languageText(text),
    schedule: () => t(`backupData.schedule.${text as DataBackupSettings['schedule']}`),
    weekday: () => weekdayName(text),
    event_priority: () => t(`common.priority.${text as DataBackupSettings['event_priority']}`)
  }
  return choices[field as keyof DataBackupValues]?.() ?? text
}
