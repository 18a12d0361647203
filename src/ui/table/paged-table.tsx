import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import { rowAt } from '../../lib/remote/row-pages'
import type { Children } from '../page/children'
import { FittedColumns } from './fitted-columns'
import { PagedCards, type PagedCardsProps } from './paged-cards'
import { WideTable } from './wide-table'

interface Props<R> extends PagedCardsProps<R> {
  /** Replaces the table when there are no rows. */
  empty?: Children
}

const unsorted = { sorting: undefined, onSort() {} }

/** A table of which only the rows in view are read, newest first; a list of cards, page by page, where there is no room. */
export function PagedTable<R>({ rows, empty, ...shared }: Props<R>) {
  const narrow = useStore($narrow)
  if (rows.total === 0 && empty) return <>{empty}</>
  const { total, query } = rows
  const { label, columns } = shared
  const cards = () => <PagedCards {...shared} rows={rows} />
  if (narrow) return cards()
  return (
    <FittedColumns
      label={label}
      columns={columns}
      table={shown => (
        <WideTable
          {...shared}
          {...unsorted}
          fixed
          columns={shown}
          query={query}
          count={total}
          rowAt={index => rowAt(rows, index)}
        />
      )}
      cards={cards}
    />
  )
}
