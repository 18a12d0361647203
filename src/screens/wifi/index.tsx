import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { $device } from '../../stores/device'
import { Card } from '../../ui/page/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Loaded } from '../../ui/page/loaded'
import { Page } from '../../ui/page/page'
import { ConnectionCard } from './connection-card'
import { FoundCard } from './found-card'
import { createWifi } from './model'
import { SavedCard } from './saved-card'
import { SettingsCard } from './settings-card'

export default function WifiScreen() {
  const { t } = useStore($i18n)
  const { wifiCount } = useStore($device)
  return (
    <Page title={t('menu.wifi')}>
      {wifiCount > 0 ? (
        <Radio />
      ) : (
        <Card>
          <EmptyState icon="network" title={t('wifi.noRadio')}>
            {t('wifi.noRadio.hint')}
          </EmptyState>
        </Card>
      )}
    </Page>
  )
}

function Radio() {
  const model = useModel(createWifi)
  return (
    <>
      <ConnectionCard model={model} />
      <Loaded from={model.$settings}>
        {loaded => (
          <>
            <SettingsCard model={model} loaded={loaded} />
            {loaded.value.mode === 'client' && (
              <>
                <FoundCard model={model} />
                <SavedCard model={model} />
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
