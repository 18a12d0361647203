import { useText } from '../../../lib/text/use-text'
import { notify } from '../../../stores/notices'
import { EditDialog } from '../../../ui/dialog/edit-dialog'
import { FieldsFor } from '../../../ui/form/field-for'
import type { DiscoveryModel } from './model'

export function SettingsDialog({ model, onClose }: { model: DiscoveryModel; onClose: () => void }) {
  const { t } = useText()
  return (
    <EditDialog
      from={model.newestSettings}
      edit={model.settingsForm}
      title={t('opcuaDiscovery.settings')}
      onClose={onClose}
      onSaved={() => notify('opcuaDiscovery.settings.saved')}
    >
      {form => <FieldsFor of={form} />}
    </EditDialog>
  )
}
