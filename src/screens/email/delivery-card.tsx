import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { NumberField } from '../../ui/form/number-field'
import { SwitchField } from '../../ui/form/switch-field'
import { Card } from '../../ui/page/card'
import { Columns } from '../../ui/page/columns'
import type { SmtpForm } from './smtp-form'

export function DeliveryCard({ form }: { form: SmtpForm }) {
  const { t } = useText()
  const { verify_certificate: verified, encryption } = useStore(form.$values)
  return (
    <Card title={t('common.term.connection')}>
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
          label={t('common.term.retries')}
          hint={t('email.smtp.retries.hint')}
          required
        />
      </Columns>
    </Card>
  )
}
