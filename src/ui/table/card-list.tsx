import { useState } from 'react'
import { usePrinting } from '../../lib/browser/use-printing'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { Card } from './card'
import styles from './card-list.module.css'
import { CardOrder } from './card-order'
import { cardParts } from './card-parts'
import type { Column } from './column'
import type { HoldEvents } from './use-hold'
import { useMarkedRow } from './use-marked-row'
import type { Sorting } from './use-sorted'

interface CardListProps<R> {
  label: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  keyOf: (row: R, index: number) => string
  sorting: Sorting | undefined
  onSort: (column: string) => void
  isGone?: (row: R) => boolean
  /** Key of a row that was just added. */
  added?: string | undefined
  /** Of who is about to press something in it. */
  events?: HoldEvents
}

const CARDS_AT_ONCE = 50

/** The rows of a table as cards, for screens too narrow for columns. */
export function CardList<R>(props: CardListProps<R>) {
  const { label, columns, rows, keyOf, sorting, onSort, isGone, added, events } = props
  const { t } = useText()
  const [least, setLimit] = useState(CARDS_AT_ONCE)
  const addedCard = useMarkedRow(added)
  const isAdded = (row: R, index: number) => added !== undefined && keyOf(row, index) === added
  const limit = Math.max(least, rows.findIndex(isAdded) + 1)
  const parts = cardParts(columns)
  const printing = usePrinting()
  const hidden = rows.length - limit
  return (
    <div {...events}>
      {rows.length > 1 && <CardOrder columns={columns} sorting={sorting} onSort={onSort} />}
      <ul aria-label={label}>
        {rows.slice(0, limit).map((row, index) => (
          <Card
            key={keyOf(row, index)}
            parts={parts}
            row={row}
            printed={printing}
            gone={isGone?.(row)}
            of={isAdded(row, index) ? addedCard : undefined}
          />
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
