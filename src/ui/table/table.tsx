import { useCallback, useState } from 'react'
import { useWindowedRows } from '../../lib/browser/use-windowed-rows'
import type { Children } from '../page/children'
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
  /** In the place of the rows when there are none. */
  empty?: Children
}

const MANY = 50
const COLUMN_WIDTH = '11rem'
const USUAL_ROW_HEIGHT = 42

/** A table that scrolls by itself when it is long, and then builds only the rows in view. */
export function Table<R>({ label, columns, rows, keyOf, sorting: initial, empty }: TableProps<R>) {
  const { sorted, sorting, sortBy } = useSorted(rows, columns, initial)
  const [rowHeight, setRowHeight] = useState(USUAL_ROW_HEIGHT)
  const many = sorted.length > MANY
  const shown = useWindowedRows({ count: sorted.length, rowHeight })
  const measure = useCallback((row: HTMLElement | null) => {
    if (row?.offsetHeight) setRowHeight(row.offsetHeight)
  }, [])
  if (rows.length === 0 && empty) return <>{empty}</>

  const windows = many ? shown.rows : sorted.map((_, index) => ({ index, gap: 0 }))
  const region = { role: 'group' as const, 'aria-label': label, tabIndex: 0 }
  return (
    <div ref={shown.scroller} className={styles.scroll} data-many={many || undefined} {...region}>
      <table
        className={styles.table}
        style={many ? { minWidth: leastWidth(columns) } : {}}
        aria-label={label}
        aria-rowcount={many ? sorted.length + 1 : undefined}
      >
        <TableHead columns={columns} sorting={sorting} onSort={sortBy} />
        <tbody>
          {windows.map(({ index, gap }, place) => {
            const row = sorted[index]
            if (row === undefined) return null
            return [
              gap > 0 && <Gap key={`gap-${place}`} height={gap} />,
              <tr
                key={keyOf(row, index)}
                ref={many && place === 0 ? measure : null}
                className={styles.row}
                aria-rowindex={many ? index + 2 : undefined}
              >
                {columns.map(({ id, cell, align, pinned }) => (
                  <td key={id} className={styles.cell} data-align={align} data-pinned={pinned || undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ]
          })}
          {many && shown.gapAfter > 0 && <Gap height={shown.gapAfter} />}
        </tbody>
      </table>
    </div>
  )
}

function leastWidth(columns: readonly { width?: string }[]): string {
  return `calc(${columns.map(({ width }) => width ?? COLUMN_WIDTH).join(' + ')})`
}

function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height: `${height}px` }} />
    </tr>
  )
}
