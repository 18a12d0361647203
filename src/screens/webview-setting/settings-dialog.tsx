import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { SwitchField } from '../../ui/form/switch-field'
import { ControlFields } from './control-fields'
import { Interrupted } from './interrupted'
import { LimitFields } from './limit-fields'
import type { WebViewSettingModel } from './model'
import { settingsLabels } from './settings-labels'
import { UserFields } from './user-fields'

interface Props {
  model: WebViewSettingModel
  onClose: () => void
}

export function SettingsDialog({ model, onClose }: Props) {
  const { t } = useText()
  const $newest = useModel(model.newestSettings)
  const labels = settingsLabels(t)
  return (
    <EditDialog
      wide
      from={$newest}
      edit={model.settingsForm}
      title={t('common.term.settings')}
      labels={labels}
      onClose={onClose}
      onSaved={() => notify('webviewSetting.saved')}
    >
      {(form, { value }) => (
        <>
          <SwitchField of={form} name="enabled" label={labels.enabled} hint={t('webviewSetting.enabled.hint')} />
          <UserFields of={form} stored={value} labels={labels} />
          <ControlFields of={form} labels={labels} />
          <LimitFields of={form} model={model} labels={labels} />
          <Interrupted of={form} />
        </>
      )}
    </EditDialog>
  )
}
