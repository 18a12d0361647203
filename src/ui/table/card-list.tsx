import { useStore } from '@nanostores/preact'
import { useId, useState } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../page/button'
import { Icon } from '../page/icon'
import styles from './card-list.module.css'
import { CardOrder } from './card-order'
import { type CardParts, cardParts } from './card-parts'
import type { Column } from './column'
import type { Sorting } from './use-sorted'

interface CardListProps<R> {
  label: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  keyOf: (row: R, index: number) => string
  sorting: Sorting | undefined
  onSort: (column: string) => void
}

const CARDS_AT_ONCE = 50

/** The rows of a table as cards, for screens too narrow for columns. */
export function CardList<R>({ label, columns, rows, keyOf, sorting, onSort }: CardListProps<R>) {
  const { t } = useStore($i18n)
  const [limit, setLimit] = useState(CARDS_AT_ONCE)
  const parts = cardParts(columns)
  const hidden = rows.length - limit
  return (
    <div>
      {rows.length > 1 && <CardOrder columns={columns} sorting={sorting} onSort={onSort} />}
      <ul className={styles.list} aria-label={label}>
        {rows.slice(0, limit).map((row, index) => (
          <Card key={keyOf(row, index)} parts={parts} row={row} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className={styles.rest}>
          <Button onClick={() => setLimit(limit + CARDS_AT_ONCE)}>
            {t('common.table.showMore', { count: Math.min(hidden, CARDS_AT_ONCE) })}
          </Button>
        </div>
      )}
    </div>
  )
}

function Card<R>({ parts: { title, checks, facts, more, actions }, row }: { parts: CardParts<R>; row: R }) {
  const { t } = useStore($i18n)
  const [open, setOpen] = useState(false)
  const rest = useId()
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {checks.map(({ id, cell }) => (
          <span key={id}>{cell(row)}</span>
        ))}
        {title && <div className={styles.title}>{title.cell(row)}</div>}
      </div>
      {facts.length > 0 && <Facts columns={facts} row={row} />}
      <div id={rest}>{open && <Facts columns={more} row={row} />}</div>
      <div className={styles.foot}>
        {more.length > 0 && (
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
      {columns.map(({ id, title, cell, card }) => {
        const value = cell(row)
        if (value === '') return null
        return (
          <div key={id} className={styles.fact} data-figure={card === 'figure' || undefined}>
            <dt className={styles.label}>{title}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
