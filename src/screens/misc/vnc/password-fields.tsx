import { useStore } from '@nanostores/preact'
import type { FormPart } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { CheckField } from '../../../ui/form/check-field'
import { FieldFor } from '../../../ui/form/field-for'
import { FieldGroup } from '../../../ui/form/field-group'
import { USED_CHARACTERS, type VncValues } from './form'

/** What a viewer may do depends on the password alone. */
export function PasswordFields({ of: form }: { of: FormPart<VncValues> }) {
  const { t } = useText()
  const values = useStore(form.$values)
  return (
    <FieldGroup title={t('miscVnc.passwords')} hint={t('miscVnc.passwords.hint')}>
      <FieldFor
        of={form}
        name="view_password"
        hint={
          <PasswordHint typed={values.view_password} isSet={values.view_password_set} isRemoved={values.remove_view} />
        }
        disabled={values.remove_view}
      />
      {values.view_password_set && <CheckField of={form} name="remove_view" label={t('miscVnc.removeView')} />}
      <FieldFor
        of={form}
        name="control_password"
        hint={
          <PasswordHint
            typed={values.control_password}
            isSet={values.control_password_set}
            isRemoved={values.remove_control}
          />
        }
        disabled={values.remove_control}
      />
      {values.control_password_set && <CheckField of={form} name="remove_control" label={t('miscVnc.removeControl')} />}
    </FieldGroup>
  )
}

/** Says how much of a long password VNC ignores, without showing any of it. */
function PasswordHint({ typed, isSet, isRemoved }: { typed: string; isSet: boolean; isRemoved: boolean }) {
  const { t } = useText()
  if (isRemoved) return <span role="status">{t('miscVnc.password.removed')}</span>
  const ignored = typed.length - USED_CHARACTERS
  return (
    <span role="status">
      {ignored > 0
        ? t('miscVnc.password.cut', { count: ignored })
        : t(isSet ? 'common.secret.set' : 'miscVnc.password.new')}
    </span>
  )
}
