import { useStore } from '@nanostores/preact'
import type { SmtpSettings } from '../../api/email'
import { NAME } from '../../lib/form/codecs'
import type { Translator } from '../../lib/text/i18n'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FieldRow } from '../../ui/form/field-row'
import { PasswordField } from '../../ui/form/password-field'
import { needsPassword, type SmtpForm } from './smtp-form'

export function SmtpCards({ form }: { form: SmtpForm }) {
  const { t } = useText()
  const values = useStore(form.$values)
  const stored = useStore(form.$stored)
  const passwordNeeded = needsPassword(values, stored)
  return (
    <>
      <Card title={t('email.smtp.server')}>
        <FieldRow>
          <FieldsFor of={form} names={['host', 'encryption', 'port']} />
        </FieldRow>
        <FieldRow>
          <FieldFor of={form} name="username" />
        </FieldRow>
        <FieldRow>
          <PasswordField
            of={form}
            name="password"
            chars={NAME}
            label={t('common.term.password')}
            hint={passwordHint(t, stored, passwordNeeded)}
            autoComplete="new-password"
            required={passwordNeeded}
          />
          <PasswordField
            of={form}
            name="repeated_password"
            chars={NAME}
            label={t('email.smtp.confirm')}
            autoComplete="new-password"
            required={passwordNeeded || values.password !== ''}
          />
        </FieldRow>
      </Card>
      <Card title={t('email.smtp.sender')}>
        <FieldRow>
          <FieldsFor of={form} names={['sender_name', 'sender_address']} />
        </FieldRow>
      </Card>
      <Card title={t('common.term.connection')}>
        <FieldFor of={form} name="verify_certificate" disabled={values.encryption === 'none'} />
        <FieldRow>
          <FieldsFor of={form} names={['timeout_seconds', 'retries']} />
        </FieldRow>
      </Card>
    </>
  )
}

function passwordHint(t: Translator['t'], stored: SmtpSettings, passwordNeeded: boolean): string {
  const { password_set: isSet, password_changed_at: time } = stored
  if (!isSet) return t('common.term.notSet')
  return passwordNeeded ? t('email.smtp.password.again') : t('email.smtp.password.set', { time: time ?? '' })
}
