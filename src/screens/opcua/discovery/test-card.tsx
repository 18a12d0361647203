import { useStore } from '@nanostores/preact'
import type { OpcUaDiscoverySettings, OpcUaDiscoveryTest } from '../../../api/opcua/discovery'
import { joinList } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { PathTest } from '../../../ui/status/path-test'
import { PathTestView } from '../../../ui/status/path-test-view'
import type { DiscoveryModel } from './model'
import { discoveryFault, REFUSALS, STEPS } from './texts'

interface Props {
  model: DiscoveryModel
  settings: OpcUaDiscoverySettings
  onEdit: () => void
}

/** Registers step by step, and shows how far the panel came. */
export function TestCard({ model, settings, onEdit }: Props) {
  const { t } = useText()
  const result = useStore(model.$test)
  return (
    <PathTest
      title={t('opcuaDiscovery.test')}
      label={t('opcuaDiscovery.test.run')}
      hint={t('opcuaDiscovery.test.hint')}
      onRun={() => model.test(settings)}
      reasons={REFUSALS}
    >
      {result && <Outcome result={result} onEdit={onEdit} />}
    </PathTest>
  )
}

function Outcome({ result, onEdit }: { result: OpcUaDiscoveryTest; onEdit: () => void }) {
  const { t } = useText()
  const { steps, error_code: code, detail, servers } = result
  if (code !== null) return <PathTestView names={STEPS} steps={steps} fault={discoveryFault(code, detail, onEdit)} />
  return (
    <PathTestView names={STEPS} steps={steps} passed={t('opcuaDiscovery.test.passed')}>
      {t('opcuaDiscovery.test.servers', { names: joinList(servers.map(name => plainText(name, 64))) })}
    </PathTestView>
  )
}
