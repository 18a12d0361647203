import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { faultOf } from '../../../ui/status/fault'
import { PathTest } from '../../../ui/status/path-test'
import { PathTestView } from '../../../ui/status/path-test-view'
import styles from './card.module.css'
import { FAULTS, REFUSALS, STEPS } from './test-texts'
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
  return (
    <div className={styles.test}>
      <PathTest label={label} hint={hint} disabled={disabled} onRun={() => start(tests)} reasons={REFUSALS}>
        {results.map(({ server = '', result }) => {
          const { steps, error_code: code, detail } = result
          return (
            <div key={server}>
              {server && <h3>{t('miscSettings.test.server', { server: plainText(server, 253) })}</h3>}
              <PathTestView
                names={STEPS}
                steps={steps}
                {...(code === null ? { passed: passed(result) } : { fault: faultOf(FAULTS[code], code, detail) })}
              />
            </div>
          )
        })}
      </PathTest>
    </div>
  )
}
