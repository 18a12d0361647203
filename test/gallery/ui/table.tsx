import { atom } from 'nanostores'
import type { Rows } from '../../../src/lib/remote/row-pages'
import type { Translator } from '../../../src/lib/text/i18n'
import { SearchField } from '../../../src/ui/form/search-field'
import { Button } from '../../../src/ui/page/button'
import { EmptyState } from '../../../src/ui/page/empty-state'
import { Card } from '../../../src/ui/table/card'
import { CardList } from '../../../src/ui/table/card-list'
import { CardOrder } from '../../../src/ui/table/card-order'
import { cardParts } from '../../../src/ui/table/card-parts'
import { FittedColumns } from '../../../src/ui/table/fitted-columns'
import { FollowControl } from '../../../src/ui/table/follow-control'
import { LogCard, LogStatus } from '../../../src/ui/table/log-card'
import { MarkedText } from '../../../src/ui/table/marked-text'
import { PagedCards } from '../../../src/ui/table/paged-cards'
import { PagedTable } from '../../../src/ui/table/paged-table'
import { PrintButton } from '../../../src/ui/table/print-button'
import { RowActions } from '../../../src/ui/table/row-actions'
import { RowButton } from '../../../src/ui/table/row-button'
import { RowCheck } from '../../../src/ui/table/row-check'
import { RowDialog } from '../../../src/ui/table/row-dialog'
import { SelectionBar } from '../../../src/ui/table/selection-bar'
import { Table } from '../../../src/ui/table/table'
import { TableHead } from '../../../src/ui/table/table-head'
import { TablePrint } from '../../../src/ui/table/table-print'
import { Gap, PendingRow, TableRow } from '../../../src/ui/table/table-row'
import { WideTable } from '../../../src/ui/table/wide-table'
import { CLIENTS, type Client, columnsOf } from '../sample-rows'
import { LONG_NAME, loading, nothing, ready, stale } from '../samples'
import type { States } from '../states'

type T = Translator['t']

const keyOf = ({ name }: Client) => name
const [MES] = CLIENTS
const unsorted = { sorting: undefined, onSort: nothing }
const byName = { sorting: { column: 'name', descending: true }, onSort: nothing }
const list = (t: T) => ({ label: t('common.term.connections'), columns: columnsOf(t), keyOf })

/** Of more rows than are read. */
const rowsOf = (total: number, newer = 0): Rows<Client> => ({
  ...{ query: 0, total, newest: total, newer },
  pages: new Map([[0, CLIENTS.slice(0, total)]])
})
const follow = { onView: nothing, following: true }

const log = ($rows = ready(rowsOf(3)), paused = false) => ({
  ...{ $rows, $paused: atom(paused), $reading: atom(false), show: nothing, pause: nothing, resume: nothing }
})

const printed = { limits: () => [], read: async () => ({ items: CLIENTS, total: CLIENTS.length }) }

const logTexts = (t: T) => ({
  actions: <Button>{t('common.action.export')}</Button>,
  filters: <SearchField label={t('common.term.text')} value="" onPick={nothing} />,
  printed,
  none: t('common.term.none'),
  hint: t('common.term.noneInFilter')
})

const Selection = ({ t, checked }: { t: T; checked: boolean }) => (
  <SelectionBar
    label={t('common.term.select')}
    count={3}
    all={{ label: t('common.table.selectAll', { count: 12 }), checked, onPick: nothing }}
    onClear={nothing}
  >
    <Button kind="primary">{t('common.action.acknowledge')}</Button>
  </SelectionBar>
)

export const TABLE: States = {
  'card.tsx': {
    plain: t => <ul>{MES && <Card parts={cardParts(columnsOf(t))} row={MES} />}</ul>,
    marked: t => <ul>{MES && <Card of={nothing} parts={cardParts(columnsOf(t))} row={MES} />}</ul>,
    gone: t => <ul>{MES && <Card gone parts={cardParts(columnsOf(t))} row={MES} />}</ul>
  },
  'card-list.tsx': {
    sorted: t => <CardList {...list(t)} {...byName} rows={CLIENTS} />
  },
  'card-order.tsx': {
    unsorted: t => <CardOrder columns={columnsOf(t)} {...unsorted} />,
    sorted: t => <CardOrder columns={columnsOf(t)} {...byName} />
  },
  'follow-control.tsx': {
    live: () => <FollowControl of={log()} />,
    stale: () => <FollowControl of={log(stale(rowsOf(3)))} />,
    'paused, rows wait': () => <FollowControl of={log(ready(rowsOf(3, 12)), true)} />
  },
  'marked-text.tsx': {
    'for screen readers': () => <MarkedText />
  },
  'log-card.tsx': {
    rows: t => (
      <LogCard
        {...list(t)}
        {...logTexts(t)}
        of={log()}
        title={t('common.term.log')}
        status={<LogStatus of={log()} />}
      />
    ),
    'with a selection': t => (
      <LogCard {...list(t)} {...logTexts(t)} of={log()} selection={<Selection t={t} checked={false} />} />
    ),
    loading: t => <LogCard {...list(t)} {...logTexts(t)} of={log(loading<Rows<Client>>())} />,
    empty: t => <LogCard {...list(t)} {...logTexts(t)} of={log(ready(rowsOf(0)))} />
  },
  'paged-cards.tsx': {
    'rows are being read': t => <PagedCards {...list(t)} {...follow} rows={rowsOf(5)} />,
    'several pages': t => (
      <div style={{ maxHeight: '20rem', overflow: 'auto' }}>
        <PagedCards {...list(t)} {...follow} rows={rowsOf(1204)} />
      </div>
    )
  },
  'paged-table.tsx': {
    'rows are being read': t => <PagedTable {...list(t)} {...follow} rows={rowsOf(5)} />
  },
  'print-button.tsx': { plain: t => <PrintButton {...list(t)} of={printed} /> },
  'row-actions.tsx': {
    plain: t => (
      <RowActions name="MES" more={[{ id: 'delete', text: t('common.action.delete'), onPick: nothing }]}>
        <Button kind="quiet">{t('common.term.disconnect')}</Button>
      </RowActions>
    )
  },
  'row-button.tsx': { long: () => <RowButton onPress={nothing}>{LONG_NAME}</RowButton> },
  'row-check.tsx': {
    'off, on, some, none': () => (
      <>
        <RowCheck label="MES" checked={false} onPick={nothing} />
        <RowCheck checked label="SCADA" onPick={nothing} />
        <RowCheck checked={false} mixed label="all" onPick={nothing} />
        <RowCheck checked={false} disabled label="none" onPick={nothing} />
      </>
    )
  },
  'fitted-columns.tsx': {
    'in half of its place': t => (
      <div style={{ maxWidth: '28rem' }}>
        <FittedColumns
          {...list(t)}
          table={columns => (
            <WideTable {...list(t)} {...unsorted} columns={columns} count={3} rowAt={index => CLIENTS[index]} />
          )}
          cards={() => <CardList {...list(t)} {...unsorted} rows={CLIENTS} />}
        />
      </div>
    )
  },
  'row-dialog.tsx': {
    'all values': t =>
      MES && <RowDialog title={t('common.term.connections')} columns={columnsOf(t)} row={MES} onClose={nothing} />
  },
  'selection-bar.tsx': {
    some: t => <Selection t={t} checked={false} />,
    all: t => <Selection t={t} checked />
  },
  'table.tsx': {
    'that scrolls to the side': t => <Table {...list(t)} rows={CLIENTS} scrolls />,
    rows: t => <Table {...list(t)} rows={CLIENTS} sorting={byName.sorting} />,
    empty: t => <Table {...list(t)} rows={[]} empty={<EmptyState icon="network" title={t('common.term.noOne')} />} />
  },
  'table-print.tsx': { 'without a card': t => <TablePrint {...list(t)} of={printed} /> },
  'table-head.tsx': {
    sorted: t => (
      <table>
        <TableHead columns={columnsOf(t).slice(1, 4)} {...byName} />
      </table>
    )
  },
  'table-row.tsx': {
    'shown, marked, gone, still to be read': t => {
      const columns = columnsOf(t).slice(0, 4)
      const at = { index: undefined, of: null, divided: undefined, marked: false }
      return (
        <table>
          <tbody>
            {MES && <TableRow columns={columns} row={MES} gone={false} {...at} />}
            {MES && <TableRow columns={columns} row={MES} gone={false} {...at} marked />}
            {MES && <TableRow columns={columns} row={MES} gone {...at} divided />}
            <PendingRow columns={columns.length} {...at} />
            <Gap height={20} />
          </tbody>
        </table>
      )
    }
  },
  'wide-table.tsx': {
    'longer than its place': t => (
      <WideTable
        {...list(t)}
        {...unsorted}
        count={500}
        rowAt={index => CLIENTS[index % 3]}
        keyOf={(_, index) => `${index}`}
      />
    )
  }
}
