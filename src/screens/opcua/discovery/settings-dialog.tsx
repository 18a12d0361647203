import { opcUaDiscoverySettings } from '../../../api/generated/limits/opcua-discovery'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { notify } from '../../../stores/notices'
import { EditDialog } from '../../../ui/dialog/edit-dialog'
import { CheckField } from '../../../ui/form/check-field'
import { NumberField } from '../../../ui/form/number-field'
import { TextField } from '../../../ui/form/text-field'
import type { DiscoveryModel } from './model'

const [first, last] = opcUaDiscoverySettings.interval_seconds

export function SettingsDialog({ model, onClose }: { model: DiscoveryModel; onClose: () => void }) {
  const { t } = useText()
  const $newest = useModel(model.newestSettings)
  const labels = {
    register: t('opcuaDiscovery.register'),
    url: t('common.term.address'),
    interval_seconds: t('opcuaDiscovery.interval'),
    mdns: t('opcuaDiscovery.mdns')
  }
  return (
    <EditDialog
      from={$newest}
      edit={model.settingsForm}
      title={t('opcuaDiscovery.settings')}
      labels={labels}
      onClose={onClose}
      onSaved={() => notify('opcuaDiscovery.settings.saved')}
    >
      {form => (
        <>
          <CheckField of={form} name="register" label={labels.register} hint={t('opcuaDiscovery.register.hint')} />
          <TextField required of={form} name="url" label={labels.url} hint={t('opcuaDiscovery.url.hint')} />
          <NumberField
            required
            of={form}
            name="interval_seconds"
            label={labels.interval_seconds}
            hint={t('opcuaDiscovery.interval.hint', { first, last })}
          />
          <CheckField of={form} name="mdns" label={labels.mdns} hint={t('opcuaDiscovery.mdns.hint')} />
        </>
      )}
    </EditDialog>
  )
}
