import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { VisuallyHidden } from '../page/visually-hidden'
import { type Column, printProps } from './column'
import { goneProps } from './gone'
import { isFilled } from './is-filled'
import { MarkedText } from './marked-text'
import type { RowEvents } from './pointing'
import styles from './table.module.css'
import type { KeptColumns } from './table-head'

interface Position {
  /** In a table of which not all rows are rendered. */
  index: number | undefined
  of: ((element: HTMLElement | null) => void) | null
}

interface TableRowProps<R> extends Position {
  columns: readonly Column<R>[]
  kept?: KeptColumns | undefined
  row: R
  divided: boolean | undefined
  gone: boolean | undefined
  marked: boolean | undefined
  events?: RowEvents | undefined
}

const ariaIndex = (index: number | undefined) => (index === undefined ? undefined : index + 2)

export function TableRow<R>(props: TableRowProps<R>) {
  const { columns, kept, row, divided, gone, marked, events, index, of } = props
  return (
    <tr
      ref={of}
      className={styles.row}
      data-divided={divided || undefined}
      data-selected={columns.some(({ selected }) => selected?.(row)) || undefined}
      aria-rowindex={ariaIndex(index)}
      aria-current={marked ? 'true' : undefined}
      {...goneProps(gone)}
      {...events}
    >
      {columns.map((column, index) => {
        const { id, cell, card, align, pinned } = column
        return (
          <td
            key={id}
            className={styles.cell}
            style={{ left: kept?.[id] }}
            data-align={pinned ? 'end' : align}
            data-kept={kept?.[id] && true}
            {...printProps(column)}
          >
            {marked && index === 0 && <MarkedText />}
            {pinned || card === 'check' ? cell(row) : filled(cell(row))}
          </td>
        )
      })}
    </tr>
  )
}

const filled = (content: Children) => (isFilled(content) ? content : <span className={styles.none}>–</span>)

/** A row that is still to be read. */
export function PendingRow({ columns, index, of }: Position & { columns: number }) {
  const { t } = useText()
  return (
    <tr ref={of} className={styles.row} aria-rowindex={ariaIndex(index)} aria-busy="true">
      <td className={styles.cell} colSpan={columns}>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <div className={styles.pending} />
      </td>
    </tr>
  )
}

/** The height of rows that are not rendered. */
export function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height: `${height}px` }} />
    </tr>
  )
}
