import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FieldGroup } from '../../ui/form/field-group'
import { FieldRow } from '../../ui/form/field-row'
import { ControlFields } from './control-fields'
import { Interrupted } from './interrupted'
import { LimitFields } from './limit-fields'
import type { WebViewSettingModel } from './model'

interface Props {
  model: WebViewSettingModel
  onClose: () => void
}

export function SettingsDialog({ model, onClose }: Props) {
  const { t } = useText()
  return (
    <EditDialog
      wide
      from={model.newestSettings}
      edit={model.settingsForm}
      title={t('menu.webviewSetting')}
      notice={form => <Interrupted of={form} />}
      onClose={onClose}
      onSaved={() => notify('webviewSetting.saved')}
    >
      {form => (
        <>
          <FieldFor of={form} name="enabled" />
          <FieldGroup title={t('webviewSetting.users')} hint={t('webviewSetting.users.hint')}>
            <FieldRow>
              <FieldsFor of={form} names={['control_username', 'control_password', 'view_username', 'view_password']} />
            </FieldRow>
          </FieldGroup>
          <ControlFields of={form} />
          <LimitFields of={form} model={model} />
        </>
      )}
    </EditDialog>
  )
}
