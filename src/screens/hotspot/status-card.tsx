import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { HotspotClient, HotspotStatus } from '../../api/hotspot'
import { lastKnown } from '../../lib/remote/last-known'
import { $i18n } from '../../lib/text/i18n'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { Loaded } from '../../ui/page/loaded'
import { Banner } from '../../ui/status/banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { AutoOff } from './auto-off'
import { ClientsTable } from './clients-table'
import styles from './hotspot.module.css'
import type { HotspotModel } from './model'
import { QrDialog } from './qr-dialog'
import { STATES } from './states'

export function StatusCard({ model }: { model: HotspotModel }) {
  const { t } = useStore($i18n)
  const joinData = useStore(model.$joinData)
  const isOn = lastKnown(useStore(model.$status))?.state === 'on'
  const [clientToKick, setClientToKick] = useState<HotspotClient>()
  const [qrOpen, setQrOpen] = useState(false)
  const kick = async (client: HotspotClient) => {
    await model.kick(client)
    setClientToKick(shown => (shown === client ? undefined : shown))
  }
  const showQr = joinData && isOn && <Button onClick={() => setQrOpen(true)}>{t('hotspot.qr.show')}</Button>
  return (
    <Card title={t('hotspot.status')} actions={showQr}>
      <Loaded from={model.$status}>{status => <Status status={status} onKick={setClientToKick} />}</Loaded>
      {clientToKick && (
        <ConfirmDialog
          title={t('hotspot.kick.title')}
          verb={t('hotspot.kick')}
          onConfirm={() => kick(clientToKick)}
          onCancel={() => setClientToKick(undefined)}
        >
          <p>{t('hotspot.kick.text', { name: clientToKick.name || clientToKick.mac })}</p>
        </ConfirmDialog>
      )}
      {qrOpen && joinData && isOn && <QrDialog data={joinData} onClose={() => setQrOpen(false)} />}
    </Card>
  )
}

function Status({ status, onKick }: { status: HotspotStatus; onKick: (client: HotspotClient) => void }) {
  const { t } = useStore($i18n)
  const { state, clients, auto_off_seconds, channel, mode } = status
  return (
    <>
      <div className={styles.state} role="status">
        <StatusBadge tone={STATES[state].tone}>{t(STATES[state].text)}</StatusBadge>
        {state === 'on' && <span>{t('hotspot.clients', { count: clients.length })}</span>}
        {channel !== null && <span className={styles.second}>{t('hotspot.onChannel', { channel })}</span>}
        {auto_off_seconds !== null && <AutoOff key={auto_off_seconds} seconds={auto_off_seconds} />}
      </div>
      {state === 'failed' && (
        <Banner tone="bad" title={t('hotspot.failed')}>
          {t('hotspot.failed.remedy')}
        </Banner>
      )}
      {mode === 'client' && (
        <div className={styles.note}>
          <Banner tone="info">{t('hotspot.radioInClientMode')}</Banner>
        </div>
      )}
      {clients.length > 0 && <ClientsTable clients={clients} onKick={onKick} />}
    </>
  )
}
