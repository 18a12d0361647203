import type { EthernetPort } from '../../api/ethernet'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { LAN_STATES } from '../../stores/part-states/lan'
import { speedText } from '../../stores/ports/link-speed'
import { DataList, DataRow } from '../../ui/card/data-list'
import { DataListSkeleton } from '../../ui/card/data-list-skeleton'
import { Row } from '../../ui/card/row'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { StatusBadge, type Tone } from '../../ui/status/status-badge'

const TONES: Record<EthernetPort['state'], Tone> = {
  link_down: 'plain',
  acquiring: 'warn',
  up: 'plain',
  conflict: 'bad',
  fallback: 'warn'
}

/** The current state of a port in short, independent of unsaved or pending settings. */
export function PortSummary({ port }: { port: EthernetPort }) {
  const { t } = useText()
  const { state, speed_mbit, duplex, address } = port
  return (
    <Row>
      <StatusBadge tone={TONES[state]}>{t(LAN_STATES[state])}</StatusBadge>
      {address && <span>{address}</span>}
      {speed_mbit !== null && duplex && (
        <span>
          {duplex === 'half' ? t('ethernet.halfDuplex', { speed: t(speedText(speed_mbit)) }) : t(speedText(speed_mbit))}
        </span>
      )}
    </Row>
  )
}

/** What else is known of it. */
export function PortState({ port, onRenew }: { port: EthernetPort; onRenew: () => Promise<void> }) {
  const { t } = useText()
  const renew = useAction(onRenew)
  const { link, state, mask, mac, rx_errors, tx_errors, lease_seconds_left } = port
  return (
    <>
      {port.conflict_mac && (
        <Banner tone="bad" title={t('ethernet.state.conflict')}>
          {t('ethernet.conflict', { mac: port.conflict_mac })}
        </Banner>
      )}
      {port.locked_by && <Banner tone="info">{t('ethernet.locked', { owner: port.locked_by })}</Banner>}
      <DataList>
        {lease_seconds_left !== null && (
          <DataRow label={t('ethernet.lease')}>
            <span>{t('ethernet.lease.left', { minutes: Math.ceil(lease_seconds_left / 60) })}</span>
            {link === 'up' && lease_seconds_left > 0 && !port.locked_by && (
              <Button kind="quiet" busy={renew.busy || state === 'acquiring'} onClick={renew.run}>
                {t('ethernet.lease.renew')}
              </Button>
            )}
          </DataRow>
        )}
        {lease_seconds_left !== null && mask && <DataRow label={t('common.term.subnetMask')}>{mask}</DataRow>}
        <DataRow label={t('common.term.macAddress')}>{mac}</DataRow>
        <DataRow label={t('ethernet.errors')}>{t('ethernet.errors.count', { rx: rx_errors, tx: tx_errors })}</DataRow>
      </DataList>
    </>
  )
}

export function PortSkeleton({ dhcp }: { dhcp: boolean }) {
  const { t } = useText()
  const lease = dhcp ? [t('ethernet.lease'), t('common.term.subnetMask')] : []
  return <DataListSkeleton labels={[...lease, t('common.term.macAddress'), t('ethernet.errors')]} />
}
