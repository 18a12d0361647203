import { useStore } from '@nanostores/preact'
import type { RecipeBackupSituation } from '../../api/backup-recipe'
import { useModel } from '../../lib/browser/use-model'
import { expandPattern } from '../../lib/text/name-pattern'
import { useText } from '../../lib/text/use-text'
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
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'
import type { BackupForm } from './settings-form'
import { settingsLabels } from './settings-labels'

interface SettingsFieldsProps {
  of: BackupForm
  model: BackupRecipeModel
  situation: RecipeBackupSituation
}

export function SettingsFields({ of: form, model, situation }: SettingsFieldsProps) {
  const { t } = useText()
  const values = useStore(form.$values)
  const held = useStore(form.$stored)
  const hmi = useStore($hmiName)
  const example = expandPattern(values.name_pattern, { hmi, project: situation.project.name }, deviceNow() ?? 0)
  const labels = settingsLabels(t)
  const test = useModel(() => model.targetTest(form))
  return (
    <>
      <FieldGroup title={t('common.term.content')}>
        <CheckField of={form} name="recipes" label={labels.recipes} />
        <CheckField of={form} name="retentive" label={labels.retentive} />
        <CheckField of={form} name="extended" label={labels.extended} />
      </FieldGroup>
      <TargetFields
        of={form}
        stored={held.target}
        media={situation.media}
        test={test}
        reasons={REASONS}
        dns={DNS_SERVERS}
        hint={values.kind === 'pc' ? t('backupRecipe.target.pc.hint') : undefined}
      >
        {values.kind === 'email' && <TextField required of={form} name="email_to" label={labels.email_to} />}
      </TargetFields>
      <TextField
        required
        of={form}
        name="name_pattern"
        label={labels.name_pattern}
        hint={t('common.term.example', { name: example })}
      />
      <Columns>
        <NumberField
          required
          of={form}
          name="keep_last"
          label={labels.keep_last}
          hint={t('backupRecipe.keepLast.hint')}
        />
        <SelectField
          of={form}
          name="schedule"
          label={labels.schedule}
          options={[
            { value: 'none', text: t('backupRecipe.schedule.none') },
            { value: 'daily', text: t('backupRecipe.schedule.daily') },
            { value: 'change', text: t('backupRecipe.schedule.change') }
          ]}
        />
        {values.schedule === 'daily' && (
          <TextField
            required
            of={form}
            name="daily_at"
            label={labels.daily_at}
            hint={t('common.schedule.clock')}
            placeholder="02:00"
          />
        )}
      </Columns>
    </>
  )
}
