import type { Children } from './children'
import styles from './reserved.module.css'

/** Keeps the place of what comes with values that are still read. */
export function Reserved({ children }: { children: Children }) {
  return (
    <div className={styles.reserved} aria-hidden="true">
      {children}
    </div>
  )
}
