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
