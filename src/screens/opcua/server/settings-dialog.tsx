import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { createImpact } from '../../../stores/impact'
import { notify } from '../../../stores/notices'
import { EditDialog } from '../../../ui/dialog/edit-dialog'
import { Impact } from '../../../ui/impact/impact'
import { LimitFields } from './limit-fields'
import type { ServerTabModel } from './model'
import { SecurityFields } from './security-fields'
import { ServerFields } from './server-fields'
import type { SettingsChange } from './settings-form'
import { settingsLabels, valueText } from './settings-labels'

interface Props {
  model: ServerTabModel
  change: SettingsChange
  onClose: () => void
}

export function SettingsDialog({ model, change, onClose }: Props) {
  const { t } = useText()
  const $newest = useModel(model.newestSettings)
  const $impact = useModel(() => createImpact('opcua'))
  return (
    <EditDialog
      wide
      from={$newest}
      edit={loaded => model.settingsForm(loaded, change)}
      title={t('opcuaServer.settings')}
      labels={settingsLabels(t)}
      textOf={(field, value) => valueText(t, field, value)}
      onClose={onClose}
      onSaved={() => notify('opcuaServer.settings.saved')}
    >
      {form => (
        <>
          <ServerFields of={form} />
          <SecurityFields of={form} />
          <LimitFields of={form} />
          <Impact from={$impact} />
        </>
      )}
    </EditDialog>
  )
}
