import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { PasswordField } from '../../ui/form/password-field'
import { RadioField } from '../../ui/form/radio-field'
import type { AccountValues } from './account-rules'

export function PasswordChoiceFields({ of: form }: { of: Form<AccountValues> }) {
  const { t } = useText()
  const { choice } = useStore(form.$values)
  return (
    <>
      <RadioField<AccountValues, AccountValues['choice']>
        of={form}
        name="choice"
        label={t('accountManagement.temporary')}
        options={[
          { value: 'generated', text: t('accountManagement.password.made') },
          { value: 'typed', text: t('accountManagement.password.typed') }
        ]}
      />
      {choice === 'typed' && (
        <PasswordField
          required
          of={form}
          name="password"
          label={t('common.term.password')}
          hint={t('session.password.rule')}
          autoComplete="new-password"
        />
      )}
    </>
  )
}
