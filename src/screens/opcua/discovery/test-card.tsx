import { useStore } from '@nanostores/preact'
import type { OpcUaDiscoverySettings, OpcUaDiscoveryTest } from '../../../api/opcua-discovery'
import { useAction } from '../../../lib/remote/use-action'
import { $i18n } from '../../../lib/text/i18n'
import { joinList } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { Banner } from '../../../ui/status/banner'
import { FailureBanner } from '../../../ui/status/failure-banner'
import { StepList } from '../../../ui/status/step-list'
import styles from './discovery.module.css'
import type { DiscoveryModel } from './model'
import { ReasonBanner } from './reason-banner'
import { REFUSALS, STEPS } from './texts'

interface Props {
  model: DiscoveryModel
  settings: OpcUaDiscoverySettings
  onEdit: () => void
}

/** Registers step by step, and shows how far the panel came. */
export function TestCard({ model, settings, onEdit }: Props) {
  const { t } = useStore($i18n)
  const result = useStore(model.$test)
  const { busy, failure, run } = useAction(model.test, 'in place')
  return (
    <Card title={t('opcuaDiscovery.test')}>
      <p className={styles.hint}>{t('opcuaDiscovery.test.hint')}</p>
      <Button busy={busy} onClick={() => run(settings)}>
        {t('opcuaDiscovery.test.run')}
      </Button>
      <div role="status" className={styles.result}>
        {failure && <FailureBanner error={failure} reasons={REFUSALS} />}
        {result && <Outcome result={result} onEdit={onEdit} />}
      </div>
    </Card>
  )
}

function Outcome({ result, onEdit }: { result: OpcUaDiscoveryTest; onEdit: () => void }) {
  const { t } = useStore($i18n)
  const { steps, error_code: code, detail, servers } = result
  return (
    <>
      <StepList
        label={t('opcuaDiscovery.test.steps')}
        steps={steps.map(({ name, state, milliseconds }) => ({
          state,
          text: t(STEPS[name]),
          note: milliseconds === null ? undefined : t('opcuaDiscovery.step.took', { ms: milliseconds })
        }))}
      />
      {code === null ? (
        <Banner tone="ok" title={t('opcuaDiscovery.test.passed')}>
          {t('opcuaDiscovery.test.servers', { names: joinList(servers.map(name => plainText(name, 64))) })}
        </Banner>
      ) : (
        <ReasonBanner code={code} detail={detail} onEdit={onEdit} />
      )}
    </>
  )
}
