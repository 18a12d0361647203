import type { EthernetSettings } from '../../api/ethernet'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { lanText } from '../../stores/lan-ports'
import { Card } from '../../ui/page/card'
import { Loaded } from '../../ui/status/loaded'
import styles from './ethernet.module.css'
import type { EthernetModel } from './model'
import { PortForm } from './port-form'
import { PortState } from './port-state'

interface Props {
  id: string
  loaded: Versioned<EthernetSettings>
  model: EthernetModel
}

/** A port: its state above its settings. */
export function PortCard({ id, loaded, model }: Props) {
  const { t } = useText()
  return (
    <Card title={lanText(id, t)}>
      <div className={styles.state}>
        <Loaded from={model.$live}>
          {({ ports }) => {
            const port = ports.find(candidate => candidate.id === id)
            return port && <PortState port={port} onRenew={() => model.renew(id)} />
          }}
        </Loaded>
      </div>
      <PortForm id={id} loaded={loaded} model={model} />
    </Card>
  )
}
