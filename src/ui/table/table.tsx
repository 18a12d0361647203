import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import type { Children } from '../page/children'
import { CardList } from './card-list'
import type { Column } from './column'
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
  /** Replaces the table when there are no rows. */
  empty?: Children
}

/** A table that scrolls on its own when it is long, and then renders only the rows in view; on phones a list of cards. */
export function Table<R>({ label, columns, rows, keyOf, sorting: initial, arrangement, empty }: TableProps<R>) {
  const narrow = useStore($narrow)
  const { sorted, sorting, sortBy } = useSorted(rows, columns, initial)
  const steady = useSteadyRows(sorted, keyOf, arrangement ?? sorting)
  if (steady.rows.length === 0 && empty) return <>{empty}</>
  const { isGone, events } = steady
  const shared = { label, columns, keyOf, sorting, onSort: sortBy, isGone, events }
  if (narrow) return <CardList {...shared} rows={steady.rows} />
  return <WideTable {...shared} count={steady.rows.length} rowAt={index => steady.rows[index]} />
}
