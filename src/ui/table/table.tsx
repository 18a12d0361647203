import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import type { Children } from '../page/children'
import { CardList } from './card-list'
import type { Column } from './column'
import { type Sorting, useSorted } from './use-sorted'
import { WideTable } from './wide-table'

export interface TableProps<R> {
  label: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  keyOf: (row: R, index: number) => string
  sorting?: Sorting
  /** Replaces the table when there are no rows. */
  empty?: Children
}

/** A table that scrolls on its own when it is long, and then renders only the rows in view; on phones a list of cards. */
export function Table<R>({ label, columns, rows, keyOf, sorting: initial, empty }: TableProps<R>) {
  const narrow = useStore($narrow)
  const { sorted, sorting, sortBy } = useSorted(rows, columns, initial)
  if (rows.length === 0 && empty) return <>{empty}</>
  const shared = { label, columns, keyOf, sorting, onSort: sortBy }
  if (narrow) return <CardList {...shared} rows={sorted} />
  return <WideTable {...shared} count={sorted.length} rowAt={index => sorted[index]} />
}
