import type { SavedNetwork, WifiConnection } from '../../api/wifi'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import { SignalStrength } from '../../ui/status/signal-strength'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import { RowFailure, RowReason } from './failure-note'
import type { FoundNetwork } from './found-networks'
import { type JoinTarget, kindOf } from './network-values'
import { SECURITIES } from './securities'
import styles from './wifi.module.css'

interface Props {
  networks: readonly FoundNetwork[]
  connection: WifiConnection | undefined
  /** SSID of the network that is being joined. */
  joining: string | undefined
  onJoin: (target: JoinTarget) => void
  onJoinSaved: (network: SavedNetwork) => void
}

export function FoundTable({ networks, connection, joining, onJoin, onJoinSaved }: Props) {
  const { t } = useText()
  const failure = connection?.failure
  /** Of the last attempt at the network, also after one at another. */
  const failureOf = ({ ssid, saved }: FoundNetwork) => (ssid === failure?.ssid ? failure.reason : saved?.failure)
  /** What is saved of it, where it is sufficient to join. */
  const joinable = (network: FoundNetwork) =>
    failureOf(network) || network.saved?.security !== kindOf(network.security) ? undefined : network.saved
  const join = (network: FoundNetwork) => {
    const saved = joinable(network)
    const security = kindOf(network.security)
    if (saved) onJoinSaved(saved)
    else if (security !== 'wep') onJoin({ ssid: network.ssid, security })
  }
  const columns: Column<FoundNetwork>[] = [
    {
      id: 'ssid',
      title: t('common.term.ssid'),
      compare: (one, other) => (one.ssid < other.ssid ? -1 : 1),
      cell: network => {
        const { ssid, security, accessPointCount, connected, saved } = network
        const reason = connected ? undefined : failureOf(network)
        return (
          <span className={styles.network}>
            <span className={styles.name}>
              <PanelText>{ssid}</PanelText>
              {connected && <StatusBadge tone="plain">{t('common.term.connected')}</StatusBadge>}
              {saved && !connected && !reason && <StatusBadge tone="plain">{t('wifi.saved')}</StatusBadge>}
            </span>
            <span className={textStyles.note}>
              <SecurityText of={security} />
              {accessPointCount > 1 && ` · ${t('wifi.senders', { count: accessPointCount })}`}
            </span>
            {connection && ssid === failure?.ssid ? (
              <RowFailure connection={connection} />
            ) : (
              reason && <RowReason reason={reason} />
            )}
          </span>
        )
      }
    },
    {
      id: 'signal',
      card: 'fact',
      title: t('common.term.signal'),
      compare: (one, other) => one.signal_dbm - other.signal_dbm,
      cell: ({ signal_dbm, channel, band }) => (
        <span className={styles.signal}>
          <SignalStrength dbm={signal_dbm} />
          <span className={textStyles.note}>{t('wifi.channelNamed', { channel, band })}</span>
        </span>
      )
    },
    {
      id: 'join',
      pinned: true,
      title: t('common.term.action'),
      cell: network =>
        network.security === 'wep' ? (
          <span className={textStyles.note}>{t('wifi.wepRefused')}</span>
        ) : (
          <Button
            disabled={network.connected || joining !== undefined}
            busy={joining === network.ssid}
            asks={!joinable(network)}
            onClick={() => join(network)}
          >
            {t(failureOf(network) === 'password' ? 'wifi.passwordAgain' : 'wifi.join')}
          </Button>
        )
    }
  ]
  return <Table label={t('wifi.found')} columns={columns} rows={networks} keyOf={({ ssid }) => ssid} />
}

function SecurityText({ of: security }: { of: FoundNetwork['security'] }) {
  const { t } = useText()
  const text = t(SECURITIES[security])
  if (security === 'wep') return <StatusBadge tone="bad">{text}</StatusBadge>
  if (security === 'open') return <StatusBadge tone="warn">{text}</StatusBadge>
  return <>{text}</>
}
