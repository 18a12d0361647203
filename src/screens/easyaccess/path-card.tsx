import { useStore } from '@nanostores/preact'
import type { EasyAccessTest } from '../../api/easyaccess'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { Loaded } from '../../ui/page/loaded'
import { FailureBanner } from '../../ui/status/failure-banner'
import { PathTestView } from '../../ui/status/path-test-view'
import { faultOf } from './codes'
import styles from './easyaccess.module.css'
import type { EasyAccessModel } from './model'
import type { EasyAccessForm } from './settings-form'
import { STEPS } from './texts'

interface Props {
  model: EasyAccessModel
  form: EasyAccessForm
}

/** Tests the way to the server step by step, and shows the steps as they come. */
export function PathCard({ model, form }: Props) {
  const { t } = useStore($i18n)
  const test = useStore(model.$test)
  const { busy, failure, run } = useAction(model.test, 'in place')
  const isRunning = test.status === 'ready' && test.data.running
  return (
    <Card title={t('easyaccess.test')}>
      <p className={styles.hint}>{t('easyaccess.test.hint')}</p>
      <Button busy={busy || isRunning} onClick={() => run(form)}>
        {t('easyaccess.test.run')}
      </Button>
      {failure && <FailureBanner error={failure} />}
      <div role="status" className={styles.test}>
        <Loaded from={model.$test}>{last => <Outcome test={last} />}</Loaded>
      </div>
    </Card>
  )
}

function Outcome({ test }: { test: EasyAccessTest }) {
  const { t } = useStore($i18n)
  const { running, time, steps, error_code: code, detail } = test
  if (time === null) return null
  return (
    <>
      <p>{t('easyaccess.test.time', { time: plainText(time, 32) })}</p>
      <PathTestView
        names={STEPS}
        steps={steps}
        fault={code === null ? undefined : faultOf(t, code, plainText(detail, 500))}
        passed={code === null && !running ? t('easyaccess.test.passed') : undefined}
      />
    </>
  )
}
