import { useText } from '../../lib/text/use-text'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/page/card'
import { Columns } from '../../ui/page/columns'
import type { SmtpForm } from './smtp-form'

export function SenderCard({ form }: { form: SmtpForm }) {
  const { t } = useText()
  return (
    <Card title={t('email.smtp.sender')}>
      <Columns>
        <TextField of={form} name="sender_name" label={t('email.smtp.senderName')} required />
        <TextField of={form} name="sender_address" label={t('email.test.to.sender')} inputMode="email" required />
      </Columns>
    </Card>
  )
}
