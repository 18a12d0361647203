import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { hasFingerprint, isServer, type TargetValues, targetPart } from '../../lib/network/file-target'
import type { TargetStep, TargetTest, TargetTestResult } from '../../lib/network/target-test'
import { detailsOf } from '../../lib/remote/failure-text'
import { useAction } from '../../lib/remote/use-action'
import { type CodeTexts, textOfCode } from '../../lib/text/code-texts'
import { $i18n } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { Button } from '../page/button'
import { Details } from '../page/details'
import { PanelText } from '../page/panel-text'
import { Banner } from '../status/banner'
import { FailureBanner } from '../status/failure-banner'
import { StepList } from '../status/step-list'
import styles from './target-test.module.css'

const STEPS: Record<TargetStep, MessageKey> = {
  medium: 'common.target.step.medium',
  resolve: 'common.target.step.resolve',
  connect: 'common.target.step.connect',
  tls: 'common.target.step.tls',
  host_key: 'common.target.step.hostKey',
  login: 'common.target.step.login',
  folder: 'common.target.step.folder',
  write: 'common.target.step.write'
}

interface TargetTestViewProps<V extends TargetValues> {
  of: Form<V>
  test: TargetTest
  reasons: CodeTexts
}

/** Tests the target on the page, saved or not, and shows how far the panel came. */
export function TargetTestView<V extends TargetValues>({ of, test, reasons }: TargetTestViewProps<V>) {
  const { t } = useStore($i18n)
  const { kind } = useStore(of.$values)
  const result = useStore(test.$result)
  const { busy, failure, run } = useAction(test.run, 'in place')
  if (kind === 'pc' || kind === 'email') return null
  return (
    <div className={styles.test}>
      <Button busy={busy} onClick={() => run()}>
        {t(isServer(kind) ? 'common.target.test' : 'common.target.test.medium')}
      </Button>
      <div role="status">
        {failure && <FailureBanner error={failure} reasons={reasons} />}
        {result && <Outcome of={of} result={result} reasons={reasons} />}
      </div>
    </div>
  )
}

interface OutcomeProps<V extends TargetValues> extends Omit<TargetTestViewProps<V>, 'test'> {
  result: TargetTestResult
}

function Outcome<V extends TargetValues>({ of, result, reasons }: OutcomeProps<V>) {
  const { t } = useStore($i18n)
  const { steps, error_code, server_words } = result
  const reason = error_code === null ? 'common.target.test.passed' : textOfCode(reasons, error_code)
  return (
    <>
      <StepList
        label={t('common.target.test.steps')}
        steps={steps.map(({ name, state, milliseconds }) => ({
          state,
          text: t(STEPS[name]),
          note: milliseconds === null ? undefined : t('common.target.step.took', { ms: milliseconds })
        }))}
      />
      <Banner tone={error_code === null ? 'ok' : 'bad'} {...(reason && { title: t(reason) })}>
        {error_code !== null && <TrustOffer of={of} result={result} />}
        {error_code !== null && <Details>{detailsOf(error_code, server_words)}</Details>}
      </Banner>
    </>
  )
}

/** A certificate or host key that is not trusted can be trusted from here, after it was compared. */
function TrustOffer<V extends TargetValues>({ of, result }: Omit<OutcomeProps<V>, 'reasons'>) {
  const { t } = useStore($i18n)
  const { kind } = useStore(of.$values)
  const { fingerprint, steps } = result
  const isUntrusted = steps.some(({ name, state }) => state === 'failed' && (name === 'tls' || name === 'host_key'))
  if (!fingerprint || !isUntrusted || !hasFingerprint(kind)) return null
  return (
    <div className={styles.trust}>
      <p>{t(`common.target.trust.${kind}.hint`)}</p>
      <p>
        <PanelText mono>{fingerprint}</PanelText>
      </p>
      <Button onClick={() => targetPart(of).set('trusted_fingerprint', fingerprint)}>
        {t(`common.target.trust.${kind}`)}
      </Button>
    </div>
  )
}
