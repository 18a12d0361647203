import type { HotspotClient } from '../../api/hotspot'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { SignalStrength } from '../../ui/status/signal-strength'
import type { Column } from '../../ui/table/column'
import { RowActions } from '../../ui/table/row-actions'
import { Table } from '../../ui/table/table'

interface Props {
  clients: readonly HotspotClient[]
  onKick: (client: HotspotClient) => void
}

export function ClientsTable({ clients, onKick }: Props) {
  const { t } = useText()
  const columns: Column<HotspotClient>[] = [
    {
      id: 'name',
      title: t('common.term.name'),
      width: '7rem',
      cell: ({ name }) => name && <PanelText>{name}</PanelText>
    },
    {
      id: 'mac',
      title: t('common.term.macAddress'),
      width: '10rem',
      cell: ({ mac }) => <PanelText mono>{mac}</PanelText>
    },
    { id: 'address', card: 'fact', title: t('common.term.ipAddress'), cell: ({ address }) => address },
    { id: 'since', title: t('common.term.connectedSince'), cell: ({ since }) => since },
    {
      id: 'signal',
      card: 'fact',
      title: t('common.term.signal'),
      cell: ({ signal_dbm }) => <SignalStrength dbm={signal_dbm} />
    },
    {
      id: 'kick',
      pinned: true,
      title: t('common.term.action'),
      cell: client => (
        <RowActions name={client.name || client.mac}>
          <Button kind="danger" asks onClick={() => onKick(client)}>
            {t('common.term.disconnect')}
          </Button>
        </RowActions>
      )
    }
  ]
  return <Table label={t('hotspot.joined')} columns={columns} rows={clients} keyOf={({ mac }) => mac} />
}
