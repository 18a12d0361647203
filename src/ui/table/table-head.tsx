import { Icon } from '../page/icon'
import { type Column, printProps } from './column'
import { RowCheck } from './row-check'
import styles from './table-head.module.css'
import type { Sorting } from './use-sorted'

/** Places of columns that do not scroll to the side, by id. */
export type KeptColumns = Readonly<Record<string, string>>

export interface TableHeadProps<R> {
  columns: readonly Column<R>[]
  kept?: KeptColumns | undefined
  sorting: Sorting | undefined
  onSort: (column: string) => void
  /** A button is not repeated on each page. */
  printed?: boolean
}

export function TableHead<R>({ columns, kept, sorting, onSort, printed }: TableHeadProps<R>) {
  const orderOf = (id: string) => {
    if (sorting?.column !== id) return 'none'
    return sorting.descending ? 'descending' : 'ascending'
  }
  return (
    <thead>
      <tr>
        {columns.map(column => {
          const { id, title, width, grows, align, pinned, compare, all } = column
          return (
            <th
              key={id}
              scope="col"
              className={styles.title}
              style={{ ...(width && { minWidth: width, ...(!grows && { width }) }), left: kept?.[id] }}
              data-align={pinned ? 'end' : align}
              data-kept={kept?.[id] && true}
              aria-sort={compare ? orderOf(id) : undefined}
              {...printProps(column)}
            >
              {compare && !printed ? (
                <button type="button" className={styles.sort} onClick={() => onSort(id)}>
                  {title}
                  <Icon name="chevron-down" size={14} />
                </button>
              ) : all ? (
                <RowCheck {...all} />
              ) : (
                title
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
