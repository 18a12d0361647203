import type { Children } from '../page/children'
import styles from './filter-fields.module.css'

/** The filters of a list that fills its card. */
export function FilterFields({ children }: { children: Children }) {
  return <div className={styles.fields}>{children}</div>
}
