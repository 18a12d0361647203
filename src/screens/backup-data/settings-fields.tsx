import { useStore } from '@nanostores/preact'
import type { DataBackupSituation } from '../../api/backup-data'
import { useModel } from '../../lib/browser/use-model'
import { LANGUAGES } from '../../lib/text/languages'
import { expandPattern } from '../../lib/text/name-pattern'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { deviceNow } from '../../stores/clock'
import { $hmiName } from '../../stores/hmi-name'
import { DNS_SERVERS } from '../../stores/setting-links'
import { CheckField } from '../../ui/form/check-field'
import { FieldGroup } from '../../ui/form/field-group'
import { NumberField } from '../../ui/form/number-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import { TargetFields } from '../../ui/target/target-fields'
import { MailFields } from './mail-fields'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'
import { ScheduleFields } from './schedule-fields'
import type { DataBackupForm } from './settings-form'
import { settingsLabels } from './settings-labels'
import { CONTENTS, FORMAT_TEXTS, maySee } from './texts'

interface SettingsFieldsProps {
  of: DataBackupForm
  model: BackupDataModel
  situation: DataBackupSituation
}

const RANGES = ['today', 'yesterday', 'days', 'all'] as const
const FORMATS = ['csv', 'database', 'both'] as const

export function SettingsFields({ of: form, model, situation }: SettingsFieldsProps) {
  const { t } = useText()
  const { kind, range, events, name_pattern, delete_copied } = useStore(form.$values)
  const stored = useStore(form.$stored)
  const mayDelete = userMay('event-delete')
  const hmi = useStore($hmiName)
  const test = useModel(() => model.targetTest(form))
  const labels = settingsLabels(t)
  const example = expandPattern(name_pattern, { hmi, log: 'events' }, deviceNow() ?? 0)
  return (
    <>
      <FieldGroup title={t('common.term.content')}>
        {CONTENTS.map(name => (
          <CheckField key={name} of={form} name={name} label={labels[name]} disabled={!maySee(name)} />
        ))}
        {!CONTENTS.every(maySee) && <p>{t('backupData.contents.hidden')}</p>}
      </FieldGroup>
      <Columns>
        <SelectField
          of={form}
          name="range"
          label={labels.range}
          options={RANGES.map(value => ({ value, text: t(`backupData.range.${value}`) }))}
        />
        {range === 'days' && (
          <NumberField required of={form} name="days" label={labels.days} hint={t('backupData.range.hint')} />
        )}
        <SelectField
          of={form}
          name="format"
          label={labels.format}
          options={FORMATS.map(value => ({ value, text: t(FORMAT_TEXTS[value]) }))}
        />
        {events && <SelectField of={form} name="language" label={labels.language} options={LANGUAGES} />}
      </Columns>
      <CheckField of={form} name="catch_up" label={labels.catch_up} hint={t('backupData.catchUp.hint')} />
      <TargetFields
        of={form}
        stored={stored.target}
        media={situation.media}
        test={test}
        reasons={REASONS}
        dns={DNS_SERVERS}
        hint={kind === 'pc' ? t('backupData.pc.hint') : undefined}
      >
        {kind === 'email' && <MailFields of={form} groups={situation.groups} />}
      </TargetFields>
      <TextField
        required
        of={form}
        name="name_pattern"
        label={labels.name_pattern}
        hint={t('common.term.example', { name: example })}
      />
      <ScheduleFields of={form} />
      <CheckField
        of={form}
        name="delete_copied"
        label={labels.delete_copied}
        hint={t(mayDelete ? 'backupData.deleteCopied.hint' : 'errors.accessDeniedRemedy')}
        disabled={!mayDelete && !stored.delete_copied}
      />
      {delete_copied && (
        <NumberField
          required
          of={form}
          name="retention_days"
          label={labels.retention_days}
          hint={t('backupData.retention.hint')}
        />
      )}
    </>
  )
}
