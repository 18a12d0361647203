import { useStore } from '@nanostores/preact'
import type { WifiConnection } from '../../api/wifi'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Row } from '../../ui/card/row'
import { PanelText } from '../../ui/page/panel-text'
import { Loaded } from '../../ui/status/loaded'
import { SignalStrength } from '../../ui/status/signal-strength'
import { StatusBadge } from '../../ui/status/status-badge'
import type { WifiModel } from './model'
import { stateText } from './states'
import styles from './wifi.module.css'

export function ConnectionCard({ model }: { model: WifiModel }) {
  const { t } = useText()
  const known = lastKnown(useStore(model.$connection))
  return (
    <Card
      title={t('common.term.connection')}
      status={
        known && (
          <Loaded quiet from={model.$connection}>
            {connection => <Summary {...connection} />}
          </Loaded>
        )
      }
    >
      <Loaded from={model.$connection}>{connection => <Connection {...connection} />}</Loaded>
    </Card>
  )
}

/** The state in short. */
function Summary(connection: WifiConnection) {
  const { t } = useText()
  const { tone, text } = stateText(connection)
  return (
    <Row>
      <StatusBadge tone={tone}>{t(text)}</StatusBadge>
      {connection.ssid && <PanelText>{connection.ssid}</PanelText>}
    </Row>
  )
}

function Connection(connection: WifiConnection) {
  const { t } = useText()
  const { state, signal_dbm, channel, band, address, mask, gateway, dns, failure, hotspot_open } = connection
  const { remedy } = stateText(connection)
  return (
    <>
      {(!failure || hotspot_open) && remedy && <p className={styles.remedy}>{t(remedy)}</p>}
      {state === 'CONNECTED' && (
        <DataList>
          {signal_dbm !== null && (
            <DataRow label={t('common.term.signal')}>
              <SignalStrength dbm={signal_dbm} />
            </DataRow>
          )}
          {channel !== null && band !== null && (
            <DataRow label={t('common.term.channel')}>{t('wifi.channelOfBand', { channel, band })}</DataRow>
          )}
          <DataRow label={t('common.term.ipAddress')}>{[address, mask].filter(Boolean).join(' / ') || '–'}</DataRow>
          <DataRow label={t('common.term.gateway')}>{gateway ?? '–'}</DataRow>
          <DataRow label={t('common.term.dnsServers')}>{dns.join(', ') || '–'}</DataRow>
        </DataList>
      )}
    </>
  )
}
