import type { Children } from './children'
import styles from './toolbar.module.css'

export interface ToolbarProps {
  search?: Children
  /** How many match the search, beside it. */
  count?: Children
  children?: Children
  /** Shown below the row. */
  below?: Children
  /** In a flush card, above its table. */
  flush?: boolean
  /** The buttons are icons, which stay beside the search on phones. */
  icons?: boolean
}

/** A row above a list: search at the start, buttons at the end, of which the list itself adds Print. */
export function Toolbar({ search, count, children, below, flush, icons }: ToolbarProps) {
  return (
    <div className={styles.bar} data-flush={flush || undefined}>
      <div className={styles.row} data-icons={icons || undefined}>
        {search && <div className={styles.search}>{search}</div>}
        {count && <div className={styles.count}>{count}</div>}
        <div className={styles.buttons}>
          <span data-print />
          {children}
        </div>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
