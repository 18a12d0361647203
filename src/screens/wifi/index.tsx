import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import { Radio } from './radio'
import { RadioTabs } from './radio-tabs'
import { FIRST_RADIO } from './radios'

export default function WifiScreen() {
  const { t } = useText()
  const { wifiCount } = useStore($device)
  return (
    <Page title={t('menu.wifi')}>
      {wifiCount > 1 && <RadioTabs key={wifiCount} count={wifiCount} />}
      {wifiCount === 1 && <Radio radio={FIRST_RADIO} />}
      {wifiCount === 0 && (
        <Card>
          <EmptyState icon="network" title={t('common.term.noWifi')}>
            {t('wifi.noRadio.hint')}
          </EmptyState>
        </Card>
      )}
    </Page>
  )
}
