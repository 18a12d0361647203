import type { FormPart } from '../../lib/form/form'
import { Columns } from '../../ui/card/columns'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import type { SettingsValues } from './account-rules'
import { RightsField } from './rights-field'

/** The fields shared by the dialogs to add and to edit an account. */
export function AccountFields({ of: form }: { of: FormPart<SettingsValues> }) {
  return (
    <>
      <RightsField of={form} />
      <FieldFor of={form} name="password_must_change" />
      <Columns>
        <FieldsFor of={form} names={['valid_until', 'password_age_days']} />
      </Columns>
    </>
  )
}
