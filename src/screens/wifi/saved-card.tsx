import { useState } from 'react'
import type { SavedNetwork } from '../../api/wifi'
import { useAction } from '../../lib/remote/use-action'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { EmptyState } from '../../ui/page/empty-state'
import { Loaded } from '../../ui/status/loaded'
import { JoinDialog } from './join-dialog'
import type { WifiModel } from './model'
import type { JoinTarget } from './network-values'
import { SavedTable } from './saved-table'

export function SavedCard({ model }: { model: WifiModel }) {
  const { t } = useText()
  const [target, setTarget] = useState<JoinTarget>()
  const [networkToForget, setNetworkToForget] = useState<SavedNetwork>()
  const move = useAction(model.move)
  const autoconnect = useAction(model.setAutoconnect)
  const forget = async (network: SavedNetwork) => {
    await model.forget(network)
    setNetworkToForget(shown => (shown === network ? undefined : shown))
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
              busy={move.busy || autoconnect.busy}
              onMove={move.run}
              onAutoconnect={autoconnect.run}
              onForget={setNetworkToForget}
              onPassword={({ ssid, hidden, security }) => setTarget({ ssid, security, other: hidden })}
            />
          )
        }
      </Loaded>
      {target && <JoinDialog model={model} target={target} onClose={() => setTarget(undefined)} />}
      {networkToForget && (
        <ConfirmDialog
          title={t('wifi.forget.title', { ssid: plainText(networkToForget.ssid, 64) })}
          verb={t('wifi.forget')}
          onConfirm={() => forget(networkToForget)}
          onCancel={() => setNetworkToForget(undefined)}
        >
          <p>{t('wifi.forget.text', { ssid: plainText(networkToForget.ssid, 64) })}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
