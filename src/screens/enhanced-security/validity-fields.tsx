import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { NumberField } from '../../ui/form/number-field'
import { SelectField } from '../../ui/form/select-field'
import { Columns } from '../../ui/page/columns'
import type { AccountInput } from './account-rules'
import { UNITS, VALIDITIES } from './field-texts'

interface Props {
  of: Form<AccountInput>
  /** When the panel will remove the account that is edited. */
  expiresAt?: string | null
}

/** How long an account is valid. */
export function ValidityFields({ of: form, expiresAt: time }: Props) {
  const { t } = useText()
  const { validity } = useStore(form.$values)
  return (
    <>
      <SelectField
        of={form}
        name="validity"
        label={t('common.term.validity')}
        hint={validity !== 'permanent' && t('enhancedSecurity.validity.hint')}
        options={VALIDITIES.map(value => ({ value, text: t(`enhancedSecurity.validity.${value}`) }))}
      />
      {validity === 'limited' && (
        <Columns least={160}>
          <NumberField
            of={form}
            name="duration"
            label={t('enhancedSecurity.duration')}
            hint={time && t('enhancedSecurity.duration.until', { time })}
            required
          />
          <SelectField
            of={form}
            name="unit"
            label={t('enhancedSecurity.unit')}
            options={UNITS.map(value => ({ value, text: t(`enhancedSecurity.unit.${value}`) }))}
          />
        </Columns>
      )}
    </>
  )
}
