import { useStore } from '@nanostores/preact'
import { easyAccessUpdate } from '../../api/generated/limits/easyaccess'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../../ui/form/check-field'
import { NumberField } from '../../ui/form/number-field'
import { PasswordField } from '../../ui/form/password-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import { type EasyAccessForm, needsPassword } from './settings-form'
import { PROXY_TYPES, settingsLabels, settingText } from './settings-texts'

export function ProxyFields({ form }: { form: EasyAccessForm }) {
  const { t } = useText()
  const values = useStore(form.$values)
  const stored = useStore(form.$stored)
  const labels = settingsLabels(t)
  const passwordNeeded = needsPassword(values, stored)
  const hint = stored.proxy_password_set && t(`easyaccess.proxy.password.${passwordNeeded ? 'again' : 'stored'}`)
  return (
    <>
      <CheckField of={form} name="proxy" label={labels.proxy} />
      {values.proxy && (
        <Columns least={260}>
          <SelectField
            of={form}
            name="proxy_type"
            label={labels.proxy_type}
            options={PROXY_TYPES.map(value => ({ value, text: settingText(t, 'proxy_type', value) }))}
          />
          <TextField required of={form} name="proxy_host" label={labels.proxy_host} />
          <NumberField required of={form} name="proxy_port" label={labels.proxy_port} />
          <TextField
            of={form}
            name="proxy_username"
            label={labels.proxy_username}
            maxLength={easyAccessUpdate.proxy_username[1]}
          />
          <PasswordField
            required={passwordNeeded}
            of={form}
            name="proxy_password"
            label={t('easyaccess.proxy.password')}
            hint={hint}
            autoComplete="new-password"
            maxLength={easyAccessUpdate.proxy_password[1]}
          />
        </Columns>
      )}
    </>
  )
}
