import { useStore } from '@nanostores/preact'
import type { Ethernet, EthernetPort, EthernetSettings } from '../../api/ethernet'
import { lastKnown } from '../../lib/remote/last-known'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { lanText } from '../../stores/ports/lan-ports'
import { Card } from '../../ui/card/card'
import type { Children } from '../../ui/page/children'
import { Loaded } from '../../ui/status/loaded'
import styles from './ethernet.module.css'
import type { EthernetModel } from './model'
import { PortForm } from './port-form'
import { PortSkeleton, PortState, PortSummary } from './port-state'

interface Props {
  id: string
  loaded: Versioned<EthernetSettings>
  model: EthernetModel
}

/** A port: its state above its settings. */
export function PortCard({ id, loaded, model }: Props) {
  const { t } = useText()
  const known = lastKnown(useStore(model.$live))
  const ofPort = (render: (port: EthernetPort) => Children) => (live: Ethernet) => {
    const port = live.ports.find(candidate => candidate.id === id)
    return port && render(port)
  }
  return (
    <Card
      title={lanText(id, t)}
      status={
        known && (
          <Loaded quiet from={model.$live}>
            {ofPort(port => (
              <PortSummary port={port} />
            ))}
          </Loaded>
        )
      }
    >
      <div className={styles.state}>
        <Loaded from={model.$live} skeleton={<PortSkeleton dhcp={loaded.value.method === 'dhcp'} />}>
          {ofPort(port => (
            <PortState port={port} onRenew={() => model.renew(id)} />
          ))}
        </Loaded>
      </div>
      <PortForm id={id} loaded={loaded} model={model} />
    </Card>
  )
}
