import type { Children } from '../page/children'
import styles from './columns.module.css'

interface Props {
  children: Children
  /** The least width of a column, in pixels. */
  least?: number
  /** At most two columns; a single child keeps the width of one. */
  pairs?: boolean
}

/** A grid of as many equal columns as fit. */
export function Columns({ children, least, pairs }: Props) {
  const width = pairs ? `max(${least ?? 170}px, 50% - 8px)` : `${least ?? 220}px`
  return (
    <div
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-${pairs ? 'fill' : 'fit'}, minmax(min(100%, ${width}), 1fr))` }}
    >
      {children}
    </div>
  )
}
