import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useModel } from '../../lib/use-model'
import { $device } from '../../stores/device'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { createHotspot } from './model'
import { SettingsForm } from './settings-form'
import { StatusCard } from './status-card'

export default function HotspotScreen() {
  const { t } = useStore($i18n)
  const { wifiCount } = useStore($device)
  return (
    <Page title={t('menu.hotspot')}>
      {wifiCount > 0 ? (
        <Hotspot />
      ) : (
        <Card>
          <EmptyState icon="network" title={t('hotspot.noRadio')}>
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
