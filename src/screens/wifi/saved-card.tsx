import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { SavedNetwork } from '../../api/wifi'
import { $i18n } from '../../lib/text/i18n'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { Card } from '../../ui/page/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Loaded } from '../../ui/page/loaded'
import type { WifiModel } from './model'
import { SavedTable } from './saved-table'
import { useAction } from './use-deed'

export function SavedCard({ model }: { model: WifiModel }) {
  const { t } = useStore($i18n)
  const [forgetting, setForgetting] = useState<SavedNetwork>()
  const { doing, run } = useAction()
  const forget = async (network: SavedNetwork) => {
    await model.forget(network)
    setForgetting(undefined)
  }
  return (
    <Card title={t('wifi.savedNetworks')} flush>
      <Loaded from={model.$networks}>
        {networks =>
          networks.length === 0 ? (
            <EmptyState icon="network" title={t('wifi.savedNetworks.none')}>
              {t('wifi.savedNetworks.none.hint')}
            </EmptyState>
          ) : (
            <SavedTable
              networks={networks}
              busy={doing !== undefined}
              onMove={(network, position) => run('move', () => model.move(network, position))}
              onAutoconnect={(network, wanted) => run('autoconnect', () => model.joinByItself(network, wanted))}
              onForget={setForgetting}
            />
          )
        }
      </Loaded>
      {forgetting && (
        <ConfirmDialog
          title={t('wifi.forget.title')}
          verb={t('wifi.forget')}
          onConfirm={() => forget(forgetting)}
          onCancel={() => setForgetting(undefined)}
        >
          <p>{t('wifi.forget.text', { ssid: forgetting.ssid })}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
