import type { Children } from './children'
import styles from './visually-hidden.module.css'

export function VisuallyHidden({ children }: { children: Children }) {
  return <span className={styles.hidden}>{children}</span>
}
