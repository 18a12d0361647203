import type { Children } from '../page/children'
import styles from './columns.module.css'

interface Props {
  children: Children
  /** The least width of a column, in pixels. */
  least?: number
}

/** A grid of as many equal columns as fit. */
export function Columns({ children, least = 220 }: Props) {
  return (
    <div
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))` }}
    >
      {children}
    </div>
  )
}
