import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import type { Children } from '../page/children'
import { CardList } from './card-list'
import type { Column } from './column'
import { FittedColumns } from './fitted-columns'
import type { Pointing } from './pointing'
import type { Printed } from './printed'
import { TablePrint } from './table-print'
import { type Sorting, useSorted } from './use-sorted'
import { useSteadyRows } from './use-steady-rows'
import { WideTable } from './wide-table'

export interface TableProps<R> {
  label: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  keyOf: (row: R, index: number) => string
  sorting?: Sorting
  /** Changes where the user arranges the rows one by one, so that they move at once. */
  arrangement?: unknown
  /** While there is one, a row is marked by pointing at it; on phones none is. */
  pointing?: Pointing<R> | undefined
  /** Key of a row that was just added: it is marked, and scrolled into view once. */
  added?: string | undefined
  /** The search that the rows match, for print. */
  search?: string
  /** Prints more rows than these. */
  printed?: Printed<R> | undefined
  /** Values of many columns, which are compared: it scrolls to the side, and leaves none out. */
  scrolls?: boolean
  /** A choice or a preview in a form: not worth printing. */
  unprinted?: boolean
  /** Replaces the table when there are no rows. */
  empty?: Children
}

/**
 * A table that scrolls on its own when it is long, and then renders only the rows in view; a list of cards where there is
 * no room for it.
 */
export function Table<R>(props: TableProps<R>) {
  const { label, columns, rows, keyOf, sorting: initial, arrangement, pointing, added, empty } = props
  const { search = '', printed, unprinted, scrolls } = props
  const narrow = useStore($narrow)
  const { sorted, sort, sorting, sortBy } = useSorted(rows, columns, initial)
  const steady = useSteadyRows(sorted, keyOf, arrangement ?? sorting)
  const all: Printed<R> = {
    limits: t => printed?.limits(t) ?? [{ label: t('common.term.search'), value: search.trim() }],
    async read(most, signal) {
      if (!printed) return { items: sorted, total: sorted.length }
      const { items, total } = await printed.read(most, signal)
      return { items: sort(items), total }
    }
  }
  const { isGone, events } = steady
  const shared = { label, columns, keyOf, sorting, onSort: sortBy, isGone, events }
  const markedKey = pointing ? pointing.key : added
  const index = markedKey === undefined ? -1 : steady.rows.findIndex((row, at) => keyOf(row, at) === markedKey)
  const marked = steady.rows[index]
  const cards = () => <CardList {...shared} rows={steady.rows} added={added} />
  const table = (shown: readonly Column<R>[]) => (
    <WideTable
      {...shared}
      columns={shown}
      scrolls={scrolls}
      count={steady.rows.length}
      rowAt={at => steady.rows[at]}
      query={added}
      marked={marked && { index, isMarked: row => row === marked, id: markedKey, isPointed: pointing !== undefined }}
      onPoint={pointing?.onPoint}
    />
  )
  const fitted = () => {
    if (narrow) return cards()
    if (scrolls) return table(columns)
    return <FittedColumns label={label} columns={columns} sorted={sorting?.column} table={table} cards={cards} />
  }
  return (
    <>
      {!unprinted && <TablePrint label={label} columns={columns} of={all} disabled={sorted.length === 0} />}
      {(steady.rows.length === 0 && empty) || fitted()}
    </>
  )
}
