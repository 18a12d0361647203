import { Link } from 'wouter'
import type { Children } from '../page/children'
import styles from './row-button.module.css'

/** The name of a row, which opens it. */
export function RowButton({ onPress, children }: { onPress: () => void; children: Children }) {
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      {children}
    </button>
  )
}

/** The name of a row, which leads to another page. */
export function RowLink({ to, children }: { to: string; children: Children }) {
  return (
    <Link href={to} className={styles.button}>
      {children}
    </Link>
  )
}
