import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import { rowAt } from '../../lib/remote/row-pages'
import type { Children } from '../page/children'
import { PagedCards, type PagedCardsProps } from './paged-cards'
import { WideTable } from './wide-table'

interface Props<R> extends PagedCardsProps<R> {
  /** Replaces the table when there are no rows. */
  empty?: Children
}

const unsorted = { sorting: undefined, onSort() {} }

/** A table of which only the rows in view are read, newest first; on phones a list of cards, page by page. */
export function PagedTable<R>({ rows, empty, ...shared }: Props<R>) {
  const narrow = useStore($narrow)
  if (rows.total === 0 && empty) return <>{empty}</>
  if (narrow) return <PagedCards {...shared} rows={rows} />
  const { total, query } = rows
  return <WideTable {...shared} {...unsorted} query={query} count={total} rowAt={index => rowAt(rows, index)} />
}
