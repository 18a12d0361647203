import { useStore } from '@nanostores/preact'
import type { RecipeBackupSettings, RecipeBackupSituation } from '../../api/backup-recipe'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { deviceNow } from '../../stores/clock'
import { $hmiName } from '../../stores/hmi-name'
import { notify } from '../../stores/notices'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { CheckField } from '../../ui/form/check-field'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { FieldGroup } from '../../ui/form/field-group'
import { NumberField } from '../../ui/form/number-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import { copyName } from './copy-name'
import type { BackupRecipeModel } from './model'
import { TargetFields } from './target-fields'

interface SettingsDialogProps {
  model: BackupRecipeModel
  situation: RecipeBackupSituation
  loaded: Versioned<RecipeBackupSettings>
  onClose: () => void
}

export function SettingsDialog({ model, situation, loaded, onClose }: SettingsDialogProps) {
  const { t } = useStore($i18n)
  const form = useForm(() => model.settingsForm(loaded))
  const values = useStore(form.$values)
  const held = useStore(form.$stored)
  const hmi = useStore($hmiName)
  const example = copyName(values.name_pattern, { hmi, project: situation.project.name, now: deviceNow() ?? 0 })
  const labels = {
    recipes: t('backupRecipe.contents.recipes'),
    retentive: t('backupRecipe.contents.retentive'),
    extended: t('backupRecipe.contents.extended'),
    target: t('backupRecipe.target'),
    name_pattern: t('backupRecipe.pattern'),
    keep_last: t('backupRecipe.keepLast'),
    schedule: t('backupRecipe.schedule'),
    daily_at: t('backupRecipe.schedule.timeOfDay'),
    ftp_host: t('backupRecipe.ftp.host'),
    ftp_username: t('backupRecipe.ftp.user'),
    ftp_folder: t('backupRecipe.ftp.folder'),
    email_to: t('backupRecipe.email')
  }
  const textOf = (field: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'backupRecipe.yes' : 'backupRecipe.no')
    if (field === 'target') return t(`backupRecipe.target.${value as RecipeBackupSettings['target']}`)
    if (field === 'schedule') return t(`backupRecipe.schedule.${value as RecipeBackupSettings['schedule']}`)
    return String(value)
  }
  return (
    <FormDialog
      of={form}
      wide
      title={t('backupRecipe.settings')}
      onClose={onClose}
      onSaved={() => notify('backupRecipe.settings.saved')}
    >
      <ConflictNotice of={form} labels={labels} textOf={textOf} />
      <FieldGroup title={t('backupRecipe.contents')}>
        <CheckField of={form} name="recipes" label={labels.recipes} />
        <CheckField of={form} name="retentive" label={labels.retentive} />
        <CheckField of={form} name="extended" label={labels.extended} />
      </FieldGroup>
      <TargetFields of={form} situation={situation} held={held} />
      <TextField
        required
        of={form}
        name="name_pattern"
        label={labels.name_pattern}
        hint={t('backupRecipe.pattern.example', { name: example })}
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
            hint={t('backupRecipe.schedule.clock')}
            placeholder="02:00"
          />
        )}
      </Columns>
    </FormDialog>
  )
}
