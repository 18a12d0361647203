import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { createHotspot } from './model'
import { SettingsForm } from './settings-form'
import { StatusCard } from './status-card'

export default function HotspotScreen() {
  const { t } = useText()
  const { wifiCount } = useStore($device)
  return (
    <Page title={t('menu.hotspot')}>
      {wifiCount > 0 ? (
        <Hotspot />
      ) : (
        <Card>
          <EmptyState icon="network" title={t('common.term.noWifi')}>
            {t('hotspot.noRadio.hint')}
          </EmptyState>
        </Card>
      )}
    </Page>
  )
}

function Hotspot() {
  const model = useModel(createHotspot)
  return (
    <>
      <StatusCard model={model} />
      <Loaded from={model.$loaded}>{loaded => <SettingsForm model={model} loaded={loaded} />}</Loaded>
    </>
  )
}
