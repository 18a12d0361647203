import { useStore } from '@nanostores/preact'
import type { MailTest } from '../../api/email'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { PathTestView } from '../../ui/status/path-test-view'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './email.module.css'
import { mailFault } from './mail-fault'
import type { MailTestModel } from './mail-test'
import { STEPS } from './reasons'

/** The result of the last test, whenever it was; screen readers announce a new one. */
export function TestOutcome({ testing }: { testing: MailTestModel }) {
  const { t } = useText()
  const tests = useStore(testing.$tests)
  const last = useStore(testing.$last)
  const outdated = useStore(testing.$outdated)
  return (
    <div role="status">
      {last && <Outcome of={last} outdated={outdated} />}
      {!last && tests.status === 'ready' && <StatusBadge tone="plain">{t('email.test.never')}</StatusBadge>}
    </div>
  )
}

function Outcome({ of: test, outdated }: { of: MailTest; outdated: boolean }) {
  const { t } = useText()
  const { steps, recipients, refused_recipients: refused, attempts } = test
  const where = { to: joinList(recipients), host: `${test.settings.host}:${test.settings.port}` }
  const fault = mailFault(t, test)
  return (
    <>
      <StatusBadge tone={outdated ? 'plain' : fault ? 'bad' : 'ok'}>
        {t(fault ? 'common.term.lastFailure' : 'email.test.ok', { time: test.time })}
      </StatusBadge>
      {outdated && <p className={styles.note}>{t('email.test.old')}</p>}
      <div className={styles.outcome} data-outdated={outdated || undefined}>
        <PathTestView names={STEPS} steps={steps} fault={fault} {...(!fault && { passed: t('email.test.passed') })}>
          <p>{t(fault ? 'email.test.triedTo' : 'email.test.sentTo', where)}</p>
          {refused.length > 0 && <p>{t('email.test.refusedFor', { who: joinList(refused) })}</p>}
          {attempts > 1 && <p>{t('email.test.attempts', { count: attempts })}</p>}
        </PathTestView>
      </div>
    </>
  )
}
