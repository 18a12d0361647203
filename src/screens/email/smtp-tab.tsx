import { useRef } from 'react'
import { useText } from '../../lib/text/use-text'
import { SaveQuestionDialog } from '../../ui/dialog/save-question-dialog'
import { focusFirstInvalid } from '../../ui/focus/focus-field'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { Loaded } from '../../ui/status/loaded'
import { mailFault } from './mail-fault'
import type { Recipient, TestAction } from './mail-test'
import type { EmailModel, SmtpPart } from './model'
import { SmtpCards } from './smtp-cards'
import { TestCard } from './test-card'

interface Props {
  model: EmailModel
  test: TestAction
}

export function SmtpTab({ model, test }: Props) {
  return (
    <Loaded from={model.$smtp}>{loaded => <SmtpSettings model={model} test={test} part={model.smtp(loaded)} />}</Loaded>
  )
}

function SmtpSettings({ model, test, part: { form, testing } }: Props & { part: SmtpPart }) {
  const { t } = useText()
  const fields = useRef<HTMLDivElement>(null)
  const sendTest = (to: Recipient) => {
    if (form.validate()) void test.run(testing, to)
    else if (fields.current) focusFirstInvalid(fields.current)
  }
  return (
    <FormView of={form} label={t('email.smtp.server')}>
      <div ref={fields}>
        <SmtpCards form={form} />
      </div>
      <TestCard model={model} testing={testing} test={test} onSend={sendTest} />
      <FormFooter of={form} />
      <SaveQuestionDialog of={form.question} faultOf={failed => mailFault(t, failed)} />
    </FormView>
  )
}
