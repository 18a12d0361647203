import type { SavedNetwork } from '../../api/wifi'
import { useText } from '../../lib/text/use-text'
import { SwitchField } from '../../ui/form/switch-field'
import { Button } from '../../ui/page/button'
import { IconButton } from '../../ui/page/icon-button'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import { VisuallyHidden } from '../../ui/page/visually-hidden'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { RowActions } from '../../ui/table/row-actions'
import { Table } from '../../ui/table/table'
import { KINDS } from './securities'
import { FAILURES } from './states'
import styles from './wifi.module.css'

interface Props {
  networks: readonly SavedNetwork[]
  busy: boolean
  onMove: (network: SavedNetwork, position: number) => void
  onAutoconnect: (network: SavedNetwork, wanted: boolean) => void
  onForget: (network: SavedNetwork) => void
  onPassword: (network: SavedNetwork) => void
}

export function SavedTable({ networks, busy, onMove, onAutoconnect, onForget, onPassword }: Props) {
  const { t } = useText()
  const columns: Column<SavedNetwork>[] = [
    {
      id: 'ssid',
      title: t('common.term.ssid'),
      cell: ({ ssid, hidden, security, method, failure }) => (
        <span className={styles.network}>
          <span className={styles.name}>
            <PanelText>{ssid}</PanelText>
            {failure && (
              <StatusBadge tone={failure === 'out_of_range' ? 'plain' : 'bad'}>{t(FAILURES[failure].text)}</StatusBadge>
            )}
          </span>
          <span className={textStyles.note}>
            {method ? `${t(KINDS[security])} · EAP-${method}` : t(KINDS[security])}
          </span>
          {hidden && <span className={textStyles.note}>{t('wifi.hidden')}</span>}
        </span>
      )
    },
    {
      id: 'autoconnect',
      card: 'fact',
      title: t('wifi.autoconnect'),
      cell: network => (
        <div className={styles.switch}>
          <SwitchField
            label={<VisuallyHidden>{t('wifi.autoconnectTo', { ssid: network.ssid })}</VisuallyHidden>}
            value={network.autoconnect}
            disabled={busy}
            onPick={wanted => onAutoconnect(network, wanted)}
          />
        </div>
      )
    },
    {
      id: 'order',
      card: 'fact',
      title: t('wifi.order'),
      cell: network => {
        const place = networks.indexOf(network)
        const { ssid } = network
        return (
          <span className={styles.order}>
            <IconButton
              icon="chevron-up"
              label={t('wifi.moveUp', { ssid })}
              disabled={busy || place === 0}
              onClick={() => onMove(network, place - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={t('wifi.moveDown', { ssid })}
              disabled={busy || place === networks.length - 1}
              onClick={() => onMove(network, place + 1)}
            />
          </span>
        )
      }
    },
    {
      id: 'forget',
      pinned: true,
      title: t('common.term.action'),
      cell: network => (
        <RowActions
          name={network.ssid}
          more={
            network.failure === 'password'
              ? [
                  {
                    ...{ id: 'forget', text: t('wifi.forget'), asks: true, danger: true },
                    ...{ disabled: busy, onPick: () => onForget(network) }
                  }
                ]
              : []
          }
        >
          {network.failure === 'password' ? (
            <Button kind="quiet" disabled={busy} asks onClick={() => onPassword(network)}>
              {t('wifi.passwordAgain')}
            </Button>
          ) : (
            <Button kind="danger" disabled={busy} asks onClick={() => onForget(network)}>
              {t('wifi.forget')}
            </Button>
          )}
        </RowActions>
      )
    }
  ]
  return (
    <Table
      label={t('wifi.savedNetworks')}
      columns={columns}
      rows={networks}
      keyOf={({ id }) => id}
      arrangement={networks}
    />
  )
}
