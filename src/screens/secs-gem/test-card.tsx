import { useStore } from '@nanostores/preact'
import type { SecsGemStatus, SecsGemTest } from '../../api/secs-gem'
import { useAction } from '../../lib/remote/use-action'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { FailureBanner } from '../../ui/status/failure-banner'
import { Loaded } from '../../ui/status/loaded'
import { PathTestView } from '../../ui/status/path-test-view'
import type { SecsGemModel } from './model'
import styles from './secs-gem.module.css'
import { faultOf, REFUSALS, STEPS } from './texts'

interface Props {
  model: SecsGemModel
  status: SecsGemStatus
}

/** Sends S1F13 with the saved settings, and shows how far that came. */
export function TestCard({ model, status: { connection } }: Props) {
  const { t } = useText()
  const test = useStore(model.$test)
  const { busy, failure, run } = useAction(model.test, 'in place')
  const isRunning = test.status === 'ready' && test.data.running
  return (
    <Card title={t('secsGem.test')}>
      <p className={styles.block}>{t('secsGem.test.hint')}</p>
      <Button busy={busy || isRunning} disabled={connection === 'undefined'} onClick={run}>
        {t('secsGem.test.run')}
      </Button>
      {failure && <FailureBanner error={failure} reasons={REFUSALS} />}
      <div role="status" className={styles.outcome}>
        <Loaded from={model.$test}>{last => <Outcome test={last} />}</Loaded>
      </div>
    </Card>
  )
}

function Outcome({ test: { running, time, steps, error } }: { test: SecsGemTest }) {
  const { t } = useText()
  if (time === null) return null
  return (
    <>
      <p>{t('common.term.lastTest', { time: plainText(time, 32) })}</p>
      <PathTestView
        names={STEPS}
        steps={steps}
        fault={error ? faultOf(t, error) : undefined}
        passed={!error && !running ? t('secsGem.test.passed') : undefined}
      />
    </>
  )
}
