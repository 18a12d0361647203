import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { HotspotClient, HotspotStatus } from '../../api/hotspot'
import { lastKnown } from '../../lib/remote/last-known'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Row } from '../../ui/card/row'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import textStyles from '../../ui/page/text.module.css'
import { Banner } from '../../ui/status/banner'
import { Loaded } from '../../ui/status/loaded'
import { StatusBadge } from '../../ui/status/status-badge'
import { ClientsTable } from './clients-table'
import { Countdown } from './countdown'
import styles from './hotspot.module.css'
import { JoinCode } from './join-code'
import type { HotspotModel } from './model'
import { noteFor, stateText } from './states'

export function StatusCard({ model }: { model: HotspotModel }) {
  const { t } = useText()
  const joinData = useStore(model.$joinData)
  const state = lastKnown(useStore(model.$status))?.state
  const canShowQr = state === 'on' || state === 'waiting'
  const [clientToKick, setClientToKick] = useState<HotspotClient>()
  const kick = async (client: HotspotClient) => {
    await model.kick(client)
    setClientToKick(shown => (shown === client ? undefined : shown))
  }
  return (
    <Card
      title={t('common.term.status')}
      status={
        state && (
          <Loaded quiet from={model.$status}>
            {status => <Summary status={status} />}
          </Loaded>
        )
      }
      actions={joinData && canShowQr && <JoinCode data={joinData} isOpen={state === 'on'} />}
    >
      <Loaded from={model.$status}>{status => <Status status={status} onKick={setClientToKick} />}</Loaded>
      {clientToKick && (
        <ConfirmDialog
          title={t('hotspot.kick.title', { name: nameOf(clientToKick) })}
          verb={t('common.term.disconnect')}
          onConfirm={() => kick(clientToKick)}
          onCancel={() => setClientToKick(undefined)}
        >
          <p>{t('hotspot.kick.text', { name: nameOf(clientToKick) })}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

const nameOf = ({ name, mac }: HotspotClient) => plainText(name || mac, 64)

/** The state in short. */
function Summary({ status }: { status: HotspotStatus }) {
  const { t } = useText()
  const { state, use, clients, opens_in_seconds, auto_off_seconds, channel } = status
  const { tone, text } = stateText(status)
  return (
    <Row>
      <StatusBadge tone={tone}>{t(text)}</StatusBadge>
      {state === 'on' && <span>{t('hotspot.clients', { count: clients.length })}</span>}
      {channel !== null && <span className={textStyles.note}>{t('hotspot.onChannel', { channel })}</span>}
      {opens_in_seconds !== null && <Countdown status={status} seconds={opens_in_seconds} text="hotspot.opensIn" />}
      {auto_off_seconds !== null && (
        <Countdown
          status={status}
          seconds={auto_off_seconds}
          text={use === 'wifi_lost' ? 'hotspot.returnsIn' : 'hotspot.autoOffIn'}
        />
      )}
    </Row>
  )
}

function Status({ status, onKick }: { status: HotspotStatus; onKick: (client: HotspotClient) => void }) {
  const { t } = useText()
  const { state, clients } = status
  const note = noteFor(status)
  return (
    <>
      {state === 'failed' && (
        <Banner tone="bad" title={t('hotspot.failed')}>
          {t('hotspot.failed.remedy')}
        </Banner>
      )}
      {note && (
        <div className={styles.note}>
          <Banner tone="info">{t(note)}</Banner>
        </div>
      )}
      {clients.length > 0 && <ClientsTable clients={clients} onKick={onKick} />}
    </>
  )
}
