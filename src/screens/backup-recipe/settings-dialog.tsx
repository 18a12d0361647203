import { useStore } from '@nanostores/preact'
import type { RecipeBackupSituation } from '../../api/backup-recipe'
import { expandPattern } from '../../lib/text/name-pattern'
import { useText } from '../../lib/text/use-text'
import { deviceNow } from '../../stores/clock'
import { $hmiName } from '../../stores/hmi-name'
import { notify } from '../../stores/notices'
import { DNS_SERVERS } from '../../stores/setting-links'
import { Columns } from '../../ui/card/columns'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FieldGroup } from '../../ui/form/field-group'
import { TargetFields } from '../../ui/target/target-fields'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'

interface SettingsDialogProps {
  model: BackupRecipeModel
  situation: RecipeBackupSituation
  onClose: () => void
}

export function SettingsDialog({ model, situation, onClose }: SettingsDialogProps) {
  const { t } = useText()
  return (
    <EditDialog
      wide
      from={model.newestSettings}
      edit={model.settingsForm}
      title={t('common.term.backupSettings')}
      onClose={onClose}
      onSaved={() => notify('common.backup.settingsSaved')}
    >
      {form => <SettingsFields of={form} situation={situation} />}
    </EditDialog>
  )
}

interface SettingsFieldsProps extends Pick<SettingsDialogProps, 'situation'> {
  of: ReturnType<BackupRecipeModel['settingsForm']>
}

function SettingsFields({ of: form, situation }: SettingsFieldsProps) {
  const { t } = useText()
  const { kind, name_pattern } = useStore(form.$values)
  const { target } = useStore(form.$stored)
  const hmi = useStore($hmiName)
  const name = expandPattern(name_pattern, { hmi, project: situation.project.name }, deviceNow() ?? 0)
  return (
    <>
      <FieldGroup title={t('common.term.content')}>
        <FieldsFor of={form} names={['recipes', 'retentive', 'extended']} />
      </FieldGroup>
      <TargetFields
        of={form}
        stored={target}
        media={situation.media}
        test={form.targetTest}
        reasons={REASONS}
        dns={DNS_SERVERS}
        hint={kind === 'pc' ? t('backupRecipe.target.pc.hint') : undefined}
      >
        <FieldFor of={form} name="email_to" />
      </TargetFields>
      <FieldFor of={form} name="name_pattern" hint={t('common.term.example', { name })} />
      <Columns>
        <FieldsFor of={form} names={['keep_last', 'schedule', 'daily_at']} />
      </Columns>
    </>
  )
}
