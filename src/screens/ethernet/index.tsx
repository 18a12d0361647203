import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { Columns } from '../../ui/card/columns'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { createEthernet, presentPorts } from './model'
import { NameCard } from './name-card'
import { PortCard } from './port-card'
import { ToolsCard } from './tools-card'

export default function EthernetScreen() {
  const { t } = useText()
  const model = useModel(createEthernet)
  const device = useStore($device)
  return (
    <Page title={t('menu.ethernet')}>
      <Loaded from={model.$settings}>
        {read => {
          const ports = presentPorts(read, device)
          const namePort = ports.find(({ locked }) => !locked) ?? ports[0]
          return (
            <>
              <Columns least={420}>
                {ports.map(({ id, loaded }) => (
                  <PortCard key={id} id={id} loaded={loaded} model={model} />
                ))}
              </Columns>
              {namePort && <NameCard port={namePort} model={model} />}
              <ToolsCard model={model} />
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
