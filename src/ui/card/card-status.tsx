import type { Children } from '../page/children'
import styles from './card-status.module.css'

/** Beside the title of a card: the first of its actions. */
export function CardStatus({ children }: { children: Children }) {
  return <div className={styles.status}>{children}</div>
}
