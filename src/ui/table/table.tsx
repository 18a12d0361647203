import { useStore } from '@nanostores/preact'
import { useCallback, useState } from 'react'
import { $narrow } from '../../lib/browser/media'
import { useWindowedRows } from '../../lib/browser/use-windowed-rows'
import type { Children } from '../page/children'
import { CardList } from './card-list'
import type { Column } from './column'
import styles from './table.module.css'
import { TableHead } from './table-head'
import { type Sorting, useSorted } from './use-sorted'

export interface TableProps<R> {
  label: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  keyOf: (row: R, index: number) => string
  sorting?: Sorting
  /** Replaces the table when there are no rows. */
  empty?: Children
}

const WINDOWED_ABOVE = 50
const DEFAULT_COLUMN_WIDTH = '11rem'
const DEFAULT_ROW_HEIGHT = 42

/** A table that scrolls on its own when it is long, and then renders only the rows in view; on phones a list of cards. */
export function Table<R>({ label, columns, rows, keyOf, sorting: initial, empty }: TableProps<R>) {
  const narrow = useStore($narrow)
  const { sorted, sorting, sortBy } = useSorted(rows, columns, initial)
  const [rowHeight, setRowHeight] = useState(DEFAULT_ROW_HEIGHT)
  const windowed = sorted.length > WINDOWED_ABOVE
  const rowWindow = useWindowedRows({ count: sorted.length, rowHeight })
  const measure = useCallback((row: HTMLElement | null) => {
    if (row?.offsetHeight) setRowHeight(row.offsetHeight)
  }, [])
  if (rows.length === 0 && empty) return <>{empty}</>
  if (narrow)
    return <CardList label={label} columns={columns} rows={sorted} keyOf={keyOf} sorting={sorting} onSort={sortBy} />

  const visible = windowed ? rowWindow.rows : sorted.map((_, index) => ({ index, gap: 0 }))
  const region = { role: 'group' as const, 'aria-label': label, tabIndex: 0 }
  return (
    <div ref={rowWindow.scroller} className={styles.scroll} data-windowed={windowed || undefined} {...region}>
      <table
        className={styles.table}
        style={windowed ? { minWidth: minTableWidth(columns) } : {}}
        aria-label={label}
        aria-rowcount={windowed ? sorted.length + 1 : undefined}
      >
        <TableHead columns={columns} sorting={sorting} onSort={sortBy} />
        <tbody>
          {visible.map(({ index, gap }, position) => {
            const row = sorted[index]
            if (row === undefined) return null
            return [
              gap > 0 && <Gap key={`gap-${position}`} height={gap} />,
              <tr
                key={keyOf(row, index)}
                ref={windowed && position === 0 ? measure : null}
                className={styles.row}
                aria-rowindex={windowed ? index + 2 : undefined}
              >
                {columns.map(({ id, cell, align, pinned }) => (
                  <td key={id} className={styles.cell} data-align={align} data-pinned={pinned || undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ]
          })}
          {windowed && rowWindow.gapAfter > 0 && <Gap height={rowWindow.gapAfter} />}
        </tbody>
      </table>
    </div>
  )
}

function minTableWidth(columns: readonly { width?: string }[]): string {
  return `calc(${columns.map(({ width }) => width ?? DEFAULT_COLUMN_WIDTH).join(' + ')})`
}

function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height: `${height}px` }} />
    </tr>
  )
}
