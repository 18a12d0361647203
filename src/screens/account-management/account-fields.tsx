import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { NumberField } from '../../ui/form/number-field'
import { SwitchField } from '../../ui/form/switch-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import type { AccountValues } from './account-rules'
import { RightsField } from './rights-field'

/** The fields shared by the dialogs to add and to edit an account. */
export function AccountFields({ of: form }: { of: Form<AccountValues> }) {
  const { t } = useText()
  return (
    <>
      <RightsField of={form} />
      <SwitchField of={form} name="password_must_change" label={t('accountManagement.mustChange')} />
      <Columns>
        <TextField
          of={form}
          name="valid_until"
          label={t('common.term.validUntil')}
          placeholder="YYYY/MM/DD"
          inputMode="numeric"
          hint={t('accountManagement.validUntil.hint')}
        />
        <NumberField
          required
          of={form}
          name="password_age_days"
          label={t('accountManagement.passwordAge')}
          hint={t('accountManagement.passwordAge.hint')}
          unit={t('units.days')}
        />
      </Columns>
    </>
  )
}
