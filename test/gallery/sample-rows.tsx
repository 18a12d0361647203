import type { Translator } from '../../src/lib/text/i18n'
import { IconButton } from '../../src/ui/page/icon-button'
import { PanelText } from '../../src/ui/page/panel-text'
import { StatusBadge } from '../../src/ui/status/status-badge'
import type { Column } from '../../src/ui/table/column'
import { RowActions } from '../../src/ui/table/row-actions'
import { RowButton } from '../../src/ui/table/row-button'
import { RowCheck } from '../../src/ui/table/row-check'
import { LONG_NAME, LONG_WORD, nothing } from './samples'

export interface Client {
  name: string
  address: string
  connected: boolean
  requests: number
}

export const CLIENTS: readonly Client[] = [
  { name: 'MES', address: 'opc.tcp://mes.plant.example:4840', connected: true, requests: 48_210 },
  { name: LONG_NAME, address: LONG_WORD, connected: false, requests: 3 },
  { name: 'SCADA 중앙 감시실', address: '192.168.10.20', connected: true, requests: 1_204_877 }
]

/** A column for each part that it may have on a phone. */
export const columnsOf = (t: Translator['t']): Column<Client>[] => [
  {
    id: 'check',
    title: t('common.term.select'),
    width: '4.5rem',
    card: 'check',
    cell: ({ name, connected }) => <RowCheck label={name} checked={connected} onPick={nothing} />
  },
  {
    id: 'name',
    title: t('common.term.name'),
    card: 'title',
    cell: ({ name }) => (
      <RowButton onPress={nothing}>
        <PanelText>{name}</PanelText>
      </RowButton>
    ),
    compare: (one, other) => one.name.localeCompare(other.name)
  },
  {
    id: 'state',
    title: t('common.term.status'),
    width: '9rem',
    card: 'fact',
    cell: ({ connected }) => (
      <StatusBadge tone={connected ? 'ok' : 'plain'}>
        {t(connected ? 'common.term.connected' : 'common.term.disconnected')}
      </StatusBadge>
    )
  },
  {
    id: 'requests',
    title: t('common.term.recordCount'),
    width: '8rem',
    align: 'end',
    card: 'fact',
    cell: ({ requests }) => requests,
    compare: (one, other) => one.requests - other.requests
  },
  { id: 'address', title: t('common.term.address'), cell: ({ address }) => <PanelText>{address}</PanelText> },
  {
    id: 'actions',
    title: t('common.term.actions'),
    width: '7rem',
    pinned: true,
    cell: ({ name }) => (
      <RowActions name={name} more={[{ id: 'delete', text: t('common.action.delete'), onPick: nothing }]}>
        <IconButton icon="pencil" label={t('common.term.edit', { name })} onClick={nothing} />
      </RowActions>
    )
  }
]
