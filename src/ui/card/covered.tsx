import type { Children } from '../page/children'
import styles from './covered.module.css'

/** A row of controls whose room another one takes for a time, so that nothing below it moves. */
export function Covered({ by, children }: { by: Children; children: Children }) {
  return (
    <div className={styles.place} data-unprinted>
      <div className={styles.row} data-covered={by ? true : undefined}>
        {children}
      </div>
      {by}
    </div>
  )
}
