import type { Children } from './children'
import styles from './toolbar.module.css'

/** A row above a list: search at the start, buttons at the end. */
export function Toolbar({ search, children }: { search?: Children; children?: Children }) {
  return (
    <div className={styles.toolbar}>
      <div>{search}</div>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
