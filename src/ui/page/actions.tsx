import styles from './actions.module.css'
import type { Children } from './children'

/** A row of buttons at the end of a dialog, form or card; the primary one comes last. */
export function Actions({ children, start }: { children?: Children; start?: Children }) {
  return (
    <div className={styles.actions} data-actions data-unprinted>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{children}</div>
    </div>
  )
}
