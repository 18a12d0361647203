import { useStore } from '@nanostores/preact'
import { useRef } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { focusFirstInvalid } from '../../ui/form/focus'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { Loaded } from '../../ui/page/loaded'
import { DeliveryCard } from './delivery-card'
import type { Recipient } from './mail-test'
import type { EmailModel, SmtpPart } from './model'
import { SenderCard } from './sender-card'
import { ServerCard } from './server-card'
import { smtpLabels, smtpText } from './smtp-texts'
import { TestCard } from './test-card'

export function SmtpTab({ model }: { model: EmailModel }) {
  return <Loaded from={model.$smtp}>{loaded => <SmtpSettings model={model} part={model.smtp(loaded)} />}</Loaded>
}

function SmtpSettings({ model, part: { form, testing } }: { model: EmailModel; part: SmtpPart }) {
  const { t } = useStore($i18n)
  const fields = useRef<HTMLDivElement>(null)
  const sendTest = async (to: Recipient) => {
    if (!(await testing.send(to)) && fields.current) focusFirstInvalid(fields.current)
  }
  return (
    <FormView of={form} label={t('email.smtp.server')}>
      <div ref={fields}>
        <ServerCard form={form} />
        <SenderCard form={form} />
        <DeliveryCard form={form} />
      </div>
      <TestCard model={model} testing={testing} onSend={sendTest} />
      <ConflictNotice of={form} labels={smtpLabels(t)} textOf={(field, value) => smtpText(t, field, value)} />
      <FormFooter of={form} />
    </FormView>
  )
}
