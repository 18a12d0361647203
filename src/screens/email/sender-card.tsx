import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { Card } from '../../ui/card'
import { Columns } from '../../ui/columns'
import { TextField } from '../../ui/text-field'
import type { SmtpForm } from './smtp-form'

export function SenderCard({ form }: { form: SmtpForm }) {
  const { t } = useStore($i18n)
  return (
    <Card title={t('email.smtp.sender')}>
      <Columns>
        <TextField of={form} name="sender_name" label={t('email.smtp.senderName')} required />
        <TextField of={form} name="sender_address" label={t('email.smtp.senderAddress')} inputMode="email" required />
      </Columns>
    </Card>
  )
}
