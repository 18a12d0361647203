import type { Children } from '../page/children'
import styles from './field-row.module.css'

/** Fields side by side as far as they fit, each as wide as what it holds; on phones one below the other. */
export function FieldRow({ children }: { children: Children }) {
  return <div className={styles.row}>{children}</div>
}
