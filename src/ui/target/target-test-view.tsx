import { useStore } from '@nanostores/preact'
import type { FormPart } from '../../lib/form/form'
import { hasFingerprint, isServer, type TargetValues } from '../../lib/network/file-target'
import type { TargetTest, TargetTestResult } from '../../lib/network/target-test'
import type { CodeTexts } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { Fingerprint } from '../page/fingerprint'
import type { Fix } from '../status/fault'
import { PathTest } from '../status/path-test'
import { PathTestView } from '../status/path-test-view'
import { STEPS, targetFault } from './target-fault'
import styles from './target-test.module.css'

interface TargetTestViewProps {
  of: FormPart<TargetValues>
  test: TargetTest
  reasons: CodeTexts
  /** The way to the DNS servers of the panel. */
  dns: Fix
}

/** Tests the target on the page, saved or not, and shows how far the panel came. */
export function TargetTestView({ of, test, reasons, dns }: TargetTestViewProps) {
  const { t } = useText()
  const { kind } = useStore(of.$values)
  const result = useStore(test.$result)
  if (kind === 'pc' || kind === 'email') return null
  return (
    <div className={styles.test}>
      <PathTest
        label={t(isServer(kind) ? 'common.target.test' : 'common.target.test.medium')}
        onRun={test.run}
        reasons={reasons}
      >
        {result && <Outcome of={of} result={result} reasons={reasons} dns={dns} />}
      </PathTest>
    </div>
  )
}

interface OutcomeProps extends Omit<TargetTestViewProps, 'test'> {
  result: TargetTestResult
}

function Outcome({ of, result, reasons, dns }: OutcomeProps) {
  const { t } = useText()
  const { steps, error_code } = result
  if (error_code === null) return <PathTestView names={STEPS} steps={steps} passed={t('common.target.test.passed')} />
  return (
    <PathTestView names={STEPS} steps={steps} fault={targetFault(t, result, reasons, dns)}>
      <TrustOffer of={of} result={result} />
    </PathTestView>
  )
}

/** A certificate or host key that is not trusted can be trusted from here, after it was compared. */
function TrustOffer({ of, result }: Pick<OutcomeProps, 'of' | 'result'>) {
  const { t } = useText()
  const { kind } = useStore(of.$values)
  const { fingerprint, steps } = result
  const isUntrusted = steps.some(({ name, state }) => state === 'failed' && (name === 'tls' || name === 'host_key'))
  if (!fingerprint || !isUntrusted || !hasFingerprint(kind)) return null
  return (
    <div className={styles.trust}>
      <p>{t(`common.target.trust.${kind}.hint`)}</p>
      <p>
        <Fingerprint>{fingerprint}</Fingerprint>
      </p>
      <Button onClick={() => of.set('trusted_fingerprint', fingerprint)}>{t(`common.target.trust.${kind}`)}</Button>
    </div>
  )
}
