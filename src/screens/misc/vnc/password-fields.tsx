import { useStore } from '@nanostores/preact'
import { vncUpdate } from '../../../api/generated/limits/vnc'
import type { Form } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { CheckField } from '../../../ui/form/check-field'
import { FieldGroup } from '../../../ui/form/field-group'
import { PasswordField } from '../../../ui/form/password-field'
import { USED_CHARACTERS } from './form'
import type { VncValues } from './values'

/** What a viewer may do depends on the password alone. */
export function PasswordFields({ of: form }: { of: Form<VncValues> }) {
  const { t } = useText()
  const values = useStore(form.$values)
  return (
    <FieldGroup title={t('miscVnc.passwords')} hint={t('miscVnc.passwords.hint')}>
      <PasswordField
        of={form}
        name="view_password"
        label={t('common.term.viewOnlyPassword')}
        hint={<PasswordHint typed={values.view_password} isSet={values.view_password_set} />}
        autoComplete="new-password"
        maxLength={vncUpdate.view_password[1]}
        disabled={values.remove_view}
      />
      {values.view_password_set && <CheckField of={form} name="remove_view" label={t('miscVnc.removeView')} />}
      <PasswordField
        of={form}
        name="control_password"
        label={t('common.term.controlPassword')}
        hint={<PasswordHint typed={values.control_password} isSet={values.control_password_set} />}
        autoComplete="new-password"
        maxLength={vncUpdate.control_password[1]}
        disabled={values.remove_control}
      />
      {values.control_password_set && <CheckField of={form} name="remove_control" label={t('miscVnc.removeControl')} />}
    </FieldGroup>
  )
}

/** Says how much of a long password VNC ignores, without showing any of it. */
function PasswordHint({ typed, isSet }: { typed: string; isSet: boolean }) {
  const { t } = useText()
  const ignored = typed.length - USED_CHARACTERS
  return (
    <span role="status">
      {ignored > 0
        ? t('miscVnc.password.cut', { count: ignored })
        : t(isSet ? 'misc.secret.set' : 'miscVnc.password.new')}
    </span>
  )
}
