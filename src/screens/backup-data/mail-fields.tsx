import type { DataBackupSituation } from '../../api/backup-data'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { NumberField } from '../../ui/form/number-field'
import { SelectField } from '../../ui/form/select-field'
import { Columns } from '../../ui/page/columns'
import type { DataBackupForm } from './settings-form'
import { settingsLabels } from './settings-labels'

export function MailFields({ of: form, groups }: { of: DataBackupForm; groups: DataBackupSituation['groups'] }) {
  const { t } = useText()
  const labels = settingsLabels(t)
  const options = groups.map(({ id, name, members }) => ({
    value: id,
    text: t('backupData.group.option', { id, name: plainText(name, 40), count: members })
  }))
  return (
    <Columns>
      <SelectField
        required
        of={form}
        name="email_group"
        label={labels.email_group}
        hint={t('backupData.group.hint')}
        options={[{ value: '', text: t('backupData.group.choose') }, ...options]}
      />
      <NumberField
        required
        of={form}
        name="email_limit_mb"
        label={labels.email_limit_mb}
        hint={t('backupData.emailLimit.hint')}
      />
    </Columns>
  )
}
