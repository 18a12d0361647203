import { useStore } from '@nanostores/preact'
import type { OpcUaDiscoverySettings, OpcUaDiscoveryTest } from '../../../api/opcua-discovery'
import { useAction } from '../../../lib/remote/use-action'
import { joinList } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { FailureBanner } from '../../../ui/status/failure-banner'
import { PathTestView } from '../../../ui/status/path-test-view'
import styles from './discovery.module.css'
import { faultOf } from './fault'
import type { DiscoveryModel } from './model'
import { REFUSALS, STEPS } from './texts'

interface Props {
  model: DiscoveryModel
  settings: OpcUaDiscoverySettings
  onEdit: () => void
}

/** Registers step by step, and shows how far the panel came. */
export function TestCard({ model, settings, onEdit }: Props) {
  const { t } = useText()
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
  const { t } = useText()
  const { steps, error_code: code, detail, servers } = result
  if (code !== null) return <PathTestView names={STEPS} steps={steps} fault={faultOf(code, detail, onEdit)} />
  return (
    <PathTestView names={STEPS} steps={steps} passed={t('opcuaDiscovery.test.passed')}>
      {t('opcuaDiscovery.test.servers', { names: joinList(servers.map(name => plainText(name, 64))) })}
    </PathTestView>
  )
}
