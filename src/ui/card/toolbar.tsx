import type { Children } from '../page/children'
import { Covered } from './covered'
import styles from './toolbar.module.css'

export interface ToolbarProps {
  search?: Children
  /** Beside the search, also on phones. */
  filter?: Children
  /** How many match the search, beside it. */
  count?: Children
  children?: Children
  /** Shown below the row. */
  below?: Children
  /** In a flush card, above its table. */
  flush?: boolean
  /** The buttons are icons, which stay beside the search on phones. */
  icons?: boolean
  /** Where rows can be selected: the actions on those that are, in place of all but the search. */
  selection?: Children
}

/** A row above a list: search at the start, buttons at the end, of which the list itself adds Print. */
export function Toolbar({ search, filter, count, children, below, flush, icons, selection }: ToolbarProps) {
  const note = below && <div className={styles.below}>{below}</div>
  const bar = { className: styles.bar, 'data-flush': flush || undefined, 'data-unprinted': true }
  // Without a row, Print is in the head of the card.
  if (!search && !count && !children) return <div {...bar}>{note}</div>
  const rest = (
    <>
      {count && <div className={styles.count}>{count}</div>}
      <div className={styles.buttons} data-print>
        {children}
      </div>
    </>
  )
  return (
    <div {...bar}>
      <div className={styles.row} data-icons={icons || undefined}>
        {search && (
          <div className={styles.search} data-filter={filter ? true : undefined}>
            {search}
            {filter}
          </div>
        )}
        {selection === undefined ? rest : <Covered by={selection}>{rest}</Covered>}
      </div>
      {note}
    </div>
  )
}
