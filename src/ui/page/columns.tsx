import type { Children } from './children'
import styles from './columns.module.css'

/** A grid of as many equal columns as fit, each at least `least` pixels wide. */
export function Columns({ children, least = 220 }: { children: Children; least?: number }) {
  return (
    <div
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))` }}
    >
      {children}
    </div>
  )
}
