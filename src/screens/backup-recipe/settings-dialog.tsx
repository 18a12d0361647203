import type { RecipeBackupSettings, RecipeBackupSituation } from '../../api/backup-recipe'
import { useModel } from '../../lib/browser/use-model'
import type { TargetKind } from '../../lib/network/file-target'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import type { BackupRecipeModel } from './model'
import { SettingsFields } from './settings-fields'
import { settingsLabels } from './settings-labels'

interface SettingsDialogProps {
  model: BackupRecipeModel
  situation: RecipeBackupSituation
  onClose: () => void
}

export function SettingsDialog({ model, situation, onClose }: SettingsDialogProps) {
  const { t } = useText()
  const $newest = useModel(model.newestSettings)
  const textOf = (field: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'common.term.yes' : 'common.term.no')
    if (field === 'kind') return t(`common.target.kind.${value as TargetKind}`)
    if (field === 'schedule') return t(`backupRecipe.schedule.${value as RecipeBackupSettings['schedule']}`)
    return String(value)
  }
  return (
    <EditDialog
      wide
      from={$newest}
      edit={model.settingsForm}
      title={t('common.term.backupSettings')}
      labels={settingsLabels(t)}
      textOf={textOf}
      onClose={onClose}
      onSaved={() => notify('common.backup.settingsSaved')}
    >
      {form => <SettingsFields of={form} model={model} situation={situation} />}
    </EditDialog>
  )
}
