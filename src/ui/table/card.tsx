import { useId, useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { Icon } from '../page/icon'
import textStyles from '../page/text.module.css'
import styles from './card-list.module.css'
import type { CardParts } from './card-parts'
import { type Column, printProps } from './column'
import { goneProps } from './gone'
import { isFilled } from './is-filled'
import { MarkedText } from './marked-text'

interface CardProps<R> {
  parts: CardParts<R>
  row: R
  /** With all values. */
  printed?: boolean
  divided?: boolean | undefined
  gone?: boolean | undefined
  /** The `ref` of a marked row. */
  of?: ((card: HTMLElement | null) => void) | undefined
}

/** A row of a table as a card. */
export function Card<R>({ parts, row, printed, divided, gone, of }: CardProps<R>) {
  const { title, checks, facts, more, menu, actions } = parts
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const rest = useId()
  const filled = more.filter(({ cell }) => isFilled(cell(row)))
  return (
    <li
      ref={of ?? null}
      className={styles.card}
      data-divided={divided || undefined}
      data-selected={checks.some(({ selected }) => selected?.(row)) || undefined}
      aria-current={of && 'true'}
      {...goneProps(gone)}
    >
      <div className={styles.head}>
        {checks.map(({ id, cell }) => (
          <span key={id} data-unprinted>
            {cell(row)}
          </span>
        ))}
        {title && (
          <div className={styles.title}>
            {of && <MarkedText />}
            {title.cell(row)}
          </div>
        )}
        {menu.map(({ id, cell }) => (
          <span key={id} className={styles.menu} data-unprinted>
            {cell(row)}
          </span>
        ))}
      </div>
      {facts.length > 0 && <Facts columns={facts} row={row} />}
      <div id={rest} className={styles.opened}>
        {(open || printed) && <Facts columns={more} row={row} />}
      </div>
      <div className={styles.foot} data-unprinted>
        {filled.length > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-controls={rest}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />
            {t('common.table.more')}
          </button>
        )}
        {actions.map(({ id, cell }) => (
          <div key={id} className={styles.actions}>
            {cell(row)}
          </div>
        ))}
      </div>
    </li>
  )
}

function Facts<R>({ columns, row }: { columns: readonly Column<R>[]; row: R }) {
  return (
    <dl className={styles.facts}>
      {columns.map(column => {
        const value = column.cell(row)
        if (!isFilled(value)) return null
        return (
          <div key={column.id} className={styles.fact} {...printProps(column)}>
            <dt className={textStyles.note}>{column.title}</dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
