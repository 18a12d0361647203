import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useModel } from '../../lib/use-model'
import { Columns } from '../../ui/columns'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { createEthernet } from './model'
import { PortCard } from './port-card'
import { ToolsCard } from './tools-card'

export default function EthernetScreen() {
  const { t } = useStore($i18n)
  const model = useModel(createEthernet)
  return (
    <Page title={t('menu.ethernet')}>
      <Loaded from={model.$settings}>
        {ports => (
          <>
            <Columns least={420}>
              {ports.map(({ id, loaded }) => (
                <PortCard key={id} id={id} loaded={loaded} model={model} />
              ))}
            </Columns>
            <ToolsCard ports={ports.map(({ id }) => id)} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
