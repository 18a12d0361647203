import type { Children } from '../page/children'
import styles from './data-list.module.css'

/** Label and value pairs, one per line. */
export function DataList({ children }: { children: Children }) {
  return <dl className={styles.list}>{children}</dl>
}

export function DataRow({ label, children }: { label: string; children: Children }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
