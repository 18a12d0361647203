import type { WebViewSettings } from '../../api/webview'
import { useText } from '../../lib/text/use-text'
import { FieldGroup } from '../../ui/form/field-group'
import { PasswordField } from '../../ui/form/password-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import type { WebViewForm } from './settings-form'
import type { SettingsValues } from './settings-values'

interface Props {
  of: WebViewForm
  stored: WebViewSettings
  labels: Record<keyof SettingsValues, string>
}

/** One user may operate, the other only look; both are apart from the accounts of the console. */
export function UserFields({ of: form, stored, labels }: Props) {
  const { t } = useText()
  const passwordHint = (isSet: boolean) => t(isSet ? 'webviewSetting.password.set' : 'webviewSetting.password.notSet')
  return (
    <FieldGroup title={t('webviewSetting.users')} hint={t('webviewSetting.users.hint')}>
      <Columns>
        <TextField of={form} name="control_username" label={labels.control_username} />
        <PasswordField
          of={form}
          name="control_password"
          label={labels.control_password}
          hint={passwordHint(stored.control_password_set)}
          autoComplete="new-password"
        />
        <TextField of={form} name="view_username" label={labels.view_username} />
        <PasswordField
          of={form}
          name="view_password"
          label={labels.view_password}
          hint={passwordHint(stored.view_password_set)}
          autoComplete="new-password"
        />
      </Columns>
    </FieldGroup>
  )
}
