import type { Children } from './children'
import styles from './columns.module.css'

/** Equal columns of at least `least` pixels, as many as fit: of cards, or of the fields of a form. */
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
