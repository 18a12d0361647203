import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { Card } from '../../ui/card'
import { Columns } from '../../ui/columns'
import { NumberField } from '../../ui/number-field'
import { SwitchField } from '../../ui/switch-field'
import type { SmtpForm } from './smtp-form'

export function DeliveryCard({ form }: { form: SmtpForm }) {
  const { t } = useStore($i18n)
  const { verify_certificate: verified, encryption } = useStore(form.$values)
  return (
    <Card title={t('email.smtp.delivery')}>
      <SwitchField
        of={form}
        name="verify_certificate"
        label={t('email.smtp.verify')}
        hint={!verified && encryption !== 'none' && t('email.smtp.verify.off')}
        disabled={encryption === 'none'}
      />
      <Columns>
        <NumberField
          of={form}
          name="timeout_seconds"
          label={t('email.smtp.timeout')}
          hint={t('email.smtp.timeout.hint')}
          unit={t('units.seconds')}
          required
        />
        <NumberField
          of={form}
          name="retries"
          label={t('email.smtp.retries')}
          hint={t('email.smtp.retries.hint')}
          required
        />
      </Columns>
    </Card>
  )
}
