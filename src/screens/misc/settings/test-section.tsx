import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { useAction } from '../../../lib/remote/use-action'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { FailureBanner } from '../../../ui/status/failure-banner'
import { PathTestView } from '../../../ui/status/path-test-view'
import styles from './settings.module.css'
import { faultOf, REFUSALS, STEPS } from './test-texts'
import { createTests, type TestResult, type Tests } from './tests'

interface Props {
  label: string
  hint: string
  disabled?: boolean
  run: (tests: Tests) => Promise<void>
  /** Of a test that passed. */
  passed: (result: TestResult['result']) => string
}

/** Tests a service, and shows step by step how far that came. */
export function TestSection({ label, hint, disabled, run: start, passed }: Props) {
  const { t } = useText()
  const tests = useModel(createTests)
  const results = useStore(tests.$results)
  const { busy, failure, run } = useAction(start, 'in place')
  return (
    <div className={styles.test}>
      <Button busy={busy} disabled={disabled} onClick={() => run(tests)}>
        {label}
      </Button>
      <p className={styles.hint}>{hint}</p>
      <div role="status">
        {failure && <FailureBanner error={failure} reasons={REFUSALS} />}
        {results.map(({ server = '', result }) => {
          const { steps, error_code: code, detail } = result
          return (
            <div key={server}>
              {server && <h3>{t('miscSettings.test.server', { server: plainText(server, 253) })}</h3>}
              <PathTestView
                names={STEPS}
                steps={steps}
                {...(code === null ? { passed: passed(result) } : { fault: faultOf(code, detail) })}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
