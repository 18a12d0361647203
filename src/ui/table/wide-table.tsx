import { useCallback, useEffect, useRef, useState } from 'react'
import { usePrinting } from '../../lib/browser/use-printing'
import { useWholeColumns } from '../../lib/browser/use-whole-columns'
import { useWindowedRows } from '../../lib/browser/use-windowed-rows'
import type { RowsInView } from '../../lib/remote/row-pages'
import { useText } from '../../lib/text/use-text'
import { cardParts } from './card-parts'
import { type Column, isPrinted } from './column'
import type { MarkedRows } from './paged-cards'
import { type Pointing, pointingEvents } from './pointing'
import styles from './table.module.css'
import { type KeptColumns, TableHead, type TableHeadProps } from './table-head'
import { Gap, PendingRow, TableRow } from './table-row'
import type { HoldEvents } from './use-hold'
import { useMarkedRow } from './use-marked-row'
import { usePaper } from './use-paper'

interface WideTableProps<R> extends Omit<TableHeadProps<R>, 'kept' | 'printed'> {
  label: string
  count: number
  /** Undefined while the row is still to be read. */
  rowAt: (index: number) => R | undefined
  keyOf: (row: R, index: number) => string
  divided?: ((row: R) => boolean) | undefined
  /** Rows that a link has named: they are scrolled into view once. */
  marked?: MarkedRows<R> | undefined
  isGone?: (row: R) => boolean
  /** Of who is about to press something in it. */
  events?: HoldEvents
  onPoint?: Pointing<R>['onPoint'] | undefined
  /** Its columns have their widths whatever the rows hold, so that new rows move nothing. */
  fixed?: boolean
  /** To the side, while the names of the rows stay in view. */
  scrolls?: boolean | undefined
  onView?: (inView: RowsInView) => void
  /** What the rows were read for; with another one the table begins at its first row. */
  query?: unknown
  /** While it is true, the first row is in view. */
  following?: boolean
}

const WINDOWED_ABOVE = 50
const DEFAULT_COLUMN_WIDTH = '11rem'
const DEFAULT_ROW_HEIGHT = 42

/** A table with columns; when it is long, it scrolls on its own and renders only the rows in view. */
export function WideTable<R>(props: WideTableProps<R>) {
  const { label, sorting, onSort, count, rowAt, keyOf, divided, marked } = props
  const { onView, query, following, isGone, events, onPoint, fixed, scrolls } = props
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const ids = props.columns.map(({ id }) => id)
  const columns = widened(props.columns, useWholeColumns(frame, ids, scrolls === true))
  const [{ row: rowHeight, head: inset }, setHeights] = useState({ least: '', row: DEFAULT_ROW_HEIGHT, head: 0 })
  const { rows, gapAfter, atTop, aside, more, scroller, reveal } = useWindowedRows({
    count,
    rowHeight,
    inset
  })
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element?.offsetHeight) return
    const least = getComputedStyle(element).getPropertyValue('--row')
    const { height } = element.getBoundingClientRect()
    const head = element.closest('table')?.tHead?.offsetHeight ?? 0
    setHeights(before => {
      // Rows of several heights in turn are the first one: going back and forth between them would never end.
      const row = before.least === least ? Math.max(before.row, height) : height
      return before.least === least && before.row === row && before.head === head ? before : { least, row, head }
    })
  }, [])
  const windowed = count > WINDOWED_ABOVE
  const visible = windowed ? rows : Array.from({ length: count }, (_, index) => ({ index, gap: 0 }))
  const first = visible[0]?.index ?? 0
  const last = visible[visible.length - 1]?.index ?? 0
  const scrolled = windowed && !atTop
  const markedIndex = marked?.index
  const markedId = marked?.id ?? markedIndex
  const markedRow = useMarkedRow(query)
  const pointing = pointingEvents(onPoint, { count, rowAt, index: markedIndex, events })
  const kept = scrolls ? keptColumns(columns) : undefined
  const printing = usePrinting()
  usePaper(columns.filter(isPrinted).length, printing)
  const region = { role: 'group' as const, 'aria-label': label, tabIndex: 0 }

  useEffect(() => reveal(0), [reveal, query])
  useEffect(() => {
    if (following) reveal(0)
  }, [reveal, following])
  useEffect(() => {
    if (markedIndex !== undefined) reveal(markedIndex)
  }, [reveal, query, markedId])
  useEffect(() => onView?.({ first, last, scrolled }), [onView, first, last, scrolled])

  return (
    <div ref={frame} className={styles.frame} data-more={(scrolls && more) || undefined}>
      <div
        ref={scroller}
        className={styles.scroll}
        data-fixed={windowed || fixed || undefined}
        data-windowed={windowed || undefined}
        data-partial={windowed ? t('common.print.partial') : undefined}
        data-scrolls={scrolls}
        data-aside={(scrolls && aside) || undefined}
        {...region}
        {...events}
        {...pointing?.table}
      >
        <table
          className={styles.table}
          style={windowed || fixed ? { minWidth: minTableWidth(columns) } : {}}
          aria-label={label}
          aria-rowcount={windowed ? count + 1 : undefined}
        >
          <TableHead columns={columns} kept={kept} sorting={sorting} onSort={onSort} printed={printing} />
          <tbody>
            {visible.map(({ index, gap }, position) => {
              const row = rowAt(index)
              const key = row === undefined ? `pending-${index}` : keyOf(row, index)
              const isMarked = row !== undefined && marked?.isMarked(row)
              const of = (element: HTMLElement | null) => {
                if (windowed && position === 0) measure(element)
                if (isMarked && !marked?.isPointed) markedRow(element)
              }
              const at = { index: windowed ? index : undefined, of }
              return [
                gap > 0 && <Gap key={`gap-${position}`} height={gap} />,
                row === undefined ? (
                  <PendingRow key={key} columns={columns.length} {...at} />
                ) : (
                  <TableRow
                    key={key}
                    columns={columns}
                    kept={kept}
                    row={row}
                    divided={divided?.(row)}
                    gone={isGone?.(row)}
                    marked={isMarked}
                    events={pointing?.row(row, isMarked === true)}
                    {...at}
                  />
                )
              ]
            })}
            {windowed && gapAfter > 0 && <Gap height={gapAfter} />}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** With more room for the names of the rows. */
function widened<R>(columns: readonly Column<R>[], extra: number): readonly Column<R>[] {
  const { title } = cardParts(columns)
  if (extra === 0 || !title) return columns
  const width = `calc(${widthOf(title)} + ${extra}px)`
  return columns.map(column => (column === title ? { ...title, width } : column))
}

const widthOf = ({ width }: { width?: string }) => width ?? DEFAULT_COLUMN_WIDTH

const minTableWidth = (columns: readonly { width?: string }[]) => `calc(${columns.map(widthOf).join(' + ')})`

/** The places at the left where the check box and the name of a row stay while the other columns scroll. */
function keptColumns<R>(columns: readonly Column<R>[]): KeptColumns {
  const { title, checks } = cardParts(columns)
  const kept = columns.filter(column => column === title || checks.includes(column))
  return Object.fromEntries(
    kept.map(({ id }, index) => [id, `calc(${['0px', ...kept.slice(0, index).map(widthOf)].join(' + ')})`])
  )
}
