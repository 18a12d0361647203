import type { DataBackupSituation } from '../../api/backup-data'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import type { BackupDataModel } from './model'
import { SettingsFields } from './settings-fields'
import { settingsLabels, valueText } from './settings-labels'

interface SettingsDialogProps {
  model: BackupDataModel
  situation: DataBackupSituation
  onClose: () => void
}

export function SettingsDialog({ model, situation, onClose }: SettingsDialogProps) {
  const { t } = useText()
  const $newest = useModel(model.newestSettings)
  return (
    <EditDialog
      wide
      from={$newest}
      edit={model.settingsForm}
      title={t('common.term.backupSettings')}
      labels={settingsLabels(t)}
      textOf={(field, value) => valueText(t, field, value)}
      onClose={onClose}
      onSaved={() => notify('common.backup.settingsSaved')}
    >
      {form => <SettingsFields of={form} model={model} situation={situation} />}
    </EditDialog>
  )
}
