import { useStore } from '@nanostores/preact'
import type { FormPart } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { CheckField } from '../../../ui/form/check-field'
import { FieldFor } from '../../../ui/form/field-for'
import { FieldGroup } from '../../../ui/form/field-group'
import type { VncValues } from './form'

/** What a viewer may do depends on the password alone. */
export function PasswordFields({ of: form }: { of: FormPart<VncValues> }) {
  const { t } = useText()
  const values = useStore(form.$values)
  const removed = <span role="status">{t('miscVnc.password.removed')}</span>
  return (
    <FieldGroup title={t('miscVnc.passwords')} hint={t('miscVnc.passwords.hint')}>
      <FieldFor
        of={form}
        name="view_password"
        hint={values.remove_view ? removed : undefined}
        disabled={values.remove_view}
      />
      {values.view_password_set && <CheckField of={form} name="remove_view" label={t('miscVnc.removeView')} />}
      <FieldFor
        of={form}
        name="control_password"
        hint={values.remove_control ? removed : undefined}
        disabled={values.remove_control}
      />
      {values.control_password_set && <CheckField of={form} name="remove_control" label={t('miscVnc.removeControl')} />}
    </FieldGroup>
  )
}
