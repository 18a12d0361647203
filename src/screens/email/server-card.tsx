import { useStore } from '@nanostores/preact'
import type { SmtpSettings } from '../../api/email'
import type { Translator } from '../../lib/text/i18n'
import { useText } from '../../lib/text/use-text'
import { NumberField } from '../../ui/form/number-field'
import { PasswordField } from '../../ui/form/password-field'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/page/card'
import { Columns } from '../../ui/page/columns'
import type { SmtpForm } from './smtp-form'
import { encryptionText } from './smtp-texts'
import { DEFAULT_PORTS, needsPassword } from './smtp-values'

const ENCRYPTIONS = ['none', 'starttls', 'tls'] as const

export function ServerCard({ form }: { form: SmtpForm }) {
  const { t } = useText()
  const values = useStore(form.$values)
  const defaultPort = DEFAULT_PORTS[values.encryption]
  const stored = useStore(form.$stored)
  const passwordNeeded = needsPassword(values, stored)
  return (
    <Card title={t('email.smtp.server')}>
      <Columns>
        <TextField of={form} name="host" label={t('common.term.host')} hint={t('common.term.hostOrAddress')} required />
        <SegmentedControl
          of={form}
          name="encryption"
          label={t('email.smtp.encryption')}
          hint={values.encryption === 'none' && t('email.smtp.encryption.none.hint')}
          options={ENCRYPTIONS.map(value => ({ value, text: encryptionText(t, value) }))}
        />
        <NumberField
          of={form}
          name="port"
          label={t('common.term.port')}
          hint={values.port !== defaultPort && t('email.smtp.port.usual', { port: defaultPort })}
          required
        />
      </Columns>
      <Columns>
        <TextField of={form} name="username" label={t('common.term.username')} autoComplete="off" required />
        <PasswordField
          of={form}
          name="password"
          label={t('common.term.password')}
          hint={passwordHint(t, stored, passwordNeeded)}
          autoComplete="new-password"
          required={passwordNeeded}
        />
        <PasswordField
          of={form}
          name="repeated_password"
          label={t('email.smtp.confirm')}
          autoComplete="new-password"
          required={passwordNeeded || values.password !== ''}
        />
      </Columns>
    </Card>
  )
}

function passwordHint(t: Translator['t'], stored: SmtpSettings, passwordNeeded: boolean): string {
  const { password_set: isSet, password_changed_at: time } = stored
  if (!isSet) return t('common.term.notSet')
  return passwordNeeded ? t('email.smtp.password.again') : t('email.smtp.password.set', { time: time ?? '' })
}
