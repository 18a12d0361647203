import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Columns } from '../../ui/card/columns'
import { FieldRow } from '../../ui/form/field-row'
import { SelectField } from '../../ui/form/select-field'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/status/failure-banner'
import styles from './email.module.css'
import { type MailTestModel, type Recipient, type TestAction, TO_SENDER } from './mail-test'
import type { EmailModel } from './model'
import { QueueState } from './queue-state'
import { recipientOptions } from './recipients'
import { TestOutcome } from './test-outcome'

export interface TestCardProps {
  model: EmailModel
  testing: MailTestModel
  test: TestAction
  onSend: (to: Recipient) => void
}

export function TestCard({ model, testing, test: { busy, failure }, onSend }: TestCardProps) {
  const { t } = useText()
  const contacts = useStore(model.$contacts)
  const groups = useStore(model.$groups)
  const options = recipientOptions(t, contacts, groups)
  // The picked recipient may have been deleted.
  const existing = (picked: Recipient) => (options.some(({ value }) => value === picked) ? picked : TO_SENDER)
  const to = existing(useStore(testing.$to))
  return (
    <Card title={t('email.test.title')}>
      <Columns least={300}>
        <div>
          <FieldRow>
            <SelectField
              fitted
              label={t('common.term.recipient')}
              value={to}
              options={options}
              disabled={busy}
              onPick={testing.$to.set}
            />
          </FieldRow>
          <div className={styles.actions}>
            <Button busy={busy} onClick={() => onSend(existing(testing.$to.get()))}>
              {t(busy ? 'email.test.sending' : 'email.test.send')}
            </Button>
            {busy && <Button onClick={testing.cancel}>{t('common.cancel')}</Button>}
          </div>
        </div>
        <div>
          {failure && <FailureBanner error={failure} />}
          <TestOutcome testing={testing} />
          <QueueState of={model.$queue} />
        </div>
      </Columns>
    </Card>
  )
}
