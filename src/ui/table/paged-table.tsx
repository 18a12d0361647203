import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import { type Rows, type RowsInView, rowAt } from '../../lib/remote/row-pages'
import type { Children } from '../page/children'
import type { Column } from './column'
import { PagedCards } from './paged-cards'
import { WideTable } from './wide-table'

export interface PagedTableProps<R> {
  label: string
  columns: readonly Column<R>[]
  rows: Rows<R>
  keyOf: (row: R) => string
  /** Whether a line separates the row from the one below. */
  divided?: (row: R) => boolean
  onView: (inView: RowsInView) => void
  /** Whether new rows are added; when that begins, the table scrolls to them. */
  following: boolean
  /** Replaces the table when there are no rows. */
  empty?: Children
}

const unsorted = { sorting: undefined, onSort() {} }

/** A table of which only the rows in view are read, newest first; on phones a list of cards, page by page. */
export function PagedTable<R>({ rows, empty, ...shared }: PagedTableProps<R>) {
  const narrow = useStore($narrow)
  if (rows.total === 0 && empty) return <>{empty}</>
  if (narrow) return <PagedCards {...shared} rows={rows} />
  const { total, query } = rows
  return <WideTable {...shared} {...unsorted} query={query} count={total} rowAt={index => rowAt(rows, index)} />
}
