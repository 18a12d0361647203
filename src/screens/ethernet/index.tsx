import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { Columns } from '../../ui/page/columns'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { createEthernet, presentPorts } from './model'
import { PortCard } from './port-card'
import { ToolsCard } from './tools-card'

export default function EthernetScreen() {
  const { t } = useText()
  const model = useModel(createEthernet)
  const device = useStore($device)
  return (
    <Page title={t('menu.ethernet')}>
      <Loaded from={model.$settings}>
        {ports => (
          <>
            <Columns least={420}>
              {presentPorts(ports, device).map(({ id, loaded }) => (
                <PortCard key={id} id={id} loaded={loaded} model={model} />
              ))}
            </Columns>
            <ToolsCard model={model} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
