import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '../../lib/browser/use-printing'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { IconButton } from '../page/icon-button'
import { cardParts } from './card-parts'
import type { Column } from './column'
import { nextNeeded, type Widths } from './fitting'
import { RowDialog } from './row-dialog'
import styles from './table.module.css'

interface FittedColumnsProps<R> {
  /** Of the table. */
  label: string
  columns: readonly Column<R>[]
  /** The column that the rows are sorted by, which is not left out. */
  sorted?: string | undefined
  /** The table, with the columns that fit. */
  table: (columns: readonly Column<R>[]) => Children
  /** In place of the table where what a card shows does not fit. */
  cards: () => Children
}

/**
 * Leaves out whole columns where there is no room for all, the last ones first, of those that a card has under *More*; where
 * no cell opens the row, a button before its actions then shows all its values. Paper has all columns.
 */
export function FittedColumns<R>({ label, columns, sorted, table, cards }: FittedColumnsProps<R>) {
  const { t } = useText()
  const printing = usePrinting()
  const [needed, setNeeded] = useState<readonly number[]>([])
  const [opened, setOpened] = useState<R>()
  const box = useRef<HTMLDivElement>(null)
  const optional = cardParts(columns)
    .more.filter(({ id }) => id !== sorted)
    .reverse()
  const most = optional.length + 1
  const isTable = printing || needed.length < most
  const measure = useCallback(() => {
    const element = box.current
    if (element && !printing) setNeeded(before => nextNeeded(before, most, widthsIn(element)))
  }, [most, printing])

  useLayoutEffect(measure)
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    for (const element of [box.current, box.current?.querySelector('table')]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [measure, isTable])

  const left = printing ? [] : optional.slice(0, needed.length)
  const more: Column<R> = {
    id: 'more',
    pinned: true,
    title: t('common.table.more'),
    width: '4.5rem',
    cell: row => (
      <span className={styles.more}>
        <IconButton icon="info" label={t('common.table.more')} onClick={() => setOpened(row)} />
      </span>
    )
  }

  const fitting = columns.filter(column => !left.includes(column))
  const pinned = fitting.filter(column => column.pinned)
  const shown =
    left.length > 0 && !columns.some(({ opens }) => opens)
      ? [...fitting.filter(column => !column.pinned), more, ...pinned]
      : fitting
  return (
    <div ref={box}>
      {isTable ? table(shown) : cards()}
      {opened !== undefined && (
        <RowDialog title={label} columns={columns} row={opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}

function widthsIn(element: HTMLElement): Widths {
  const table = element.querySelector('table')
  const scroller = table?.parentElement
  return {
    excess: table && scroller ? Math.max(0, table.offsetWidth - scroller.clientWidth) : 0,
    available: element.clientWidth
  }
}
