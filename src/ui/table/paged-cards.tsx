import { useEffect, useState } from 'react'
import { usePrinting } from '../../lib/browser/use-printing'
import { useScrolledBeyond } from '../../lib/browser/use-scrolled-beyond'
import { PAGE_ROWS, type Rows, type RowsInView, rowAt } from '../../lib/remote/row-pages'
import { formatNumber } from '../../lib/text/format'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { Skeleton } from '../page/skeleton'
import { Card } from './card'
import styles from './card-list.module.css'
import { cardParts } from './card-parts'
import type { Column } from './column'
import { useMarkedRow } from './use-marked-row'

export interface MarkedRows<R> {
  /** The position of the first one. */
  index: number
  isMarked: (row: R) => boolean
  /** Another one is scrolled into view again, wherever it is; by default the position. */
  id?: string | undefined
  /** By somebody who looks at another part of the page, which must not scroll. */
  isPointed?: boolean
}

export interface PagedCardsProps<R> {
  label: string
  columns: readonly Column<R>[]
  rows: Rows<R>
  keyOf: (row: R) => string
  /** Whether a line separates the row from the one below. */
  divided?: (row: R) => boolean
  /** Rows that a link has named: they are scrolled into view once. */
  marked?: MarkedRows<R> | undefined
  onView: (inView: RowsInView) => void
  /** Whether new rows are added; when that begins, the table scrolls to them. */
  following: boolean
}

/** Cards page by page. Until one scrolls down, new rows are added to the first page. */
export function PagedCards<R>(props: PagedCardsProps<R>) {
  const { label, columns, rows, keyOf, divided, marked, onView, following } = props
  const { t } = useText()
  const [page, setPage] = useState(0)
  const [head, beyondHead] = useScrolledBeyond()
  const first = page * PAGE_ROWS
  const last = Math.min(first + PAGE_ROWS, rows.total) - 1
  const scrolled = page > 0 || beyondHead
  const parts = cardParts(columns)
  const printing = usePrinting()
  const markedRow = useMarkedRow(rows.query)
  const markedPage = marked && Math.floor(marked.index / PAGE_ROWS)

  useEffect(() => setPage(0), [rows.query])
  useEffect(() => {
    if (following) setPage(0)
  }, [following])
  useEffect(() => {
    if (markedPage !== undefined) setPage(markedPage)
  }, [rows.query, markedPage])
  useEffect(() => onView({ first, last, scrolled }), [onView, first, last, scrolled])

  const turn = (next: number) => {
    setPage(next)
    head.current?.scrollIntoView()
  }
  return (
    <div>
      <div ref={head} className={styles.pageHead} />
      <ul aria-label={label}>
        {Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => {
          const row = rowAt(rows, first + offset)
          if (row !== undefined)
            return (
              <Card
                key={keyOf(row)}
                parts={parts}
                row={row}
                printed={printing}
                divided={divided?.(row)}
                of={marked?.isMarked(row) ? markedRow : undefined}
              />
            )
          return (
            <li key={`pending-${offset}`} className={styles.card}>
              <Skeleton lines={2} />
            </li>
          )
        })}
      </ul>
      {rows.total > PAGE_ROWS && (
        <div className={styles.pages}>
          <Button disabled={page === 0} onClick={() => turn(page - 1)}>
            {t('shell.table.newer')}
          </Button>
          <span>
            {t('shell.table.span', {
              first: formatNumber(first + 1),
              last: formatNumber(last + 1),
              total: formatNumber(rows.total)
            })}
          </span>
          <Button disabled={last + 1 >= rows.total} onClick={() => turn(page + 1)}>
            {t('shell.table.older')}
          </Button>
        </div>
      )}
    </div>
  )
}
