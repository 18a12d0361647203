import type { Children } from '../page/children'
import styles from './row.module.css'

interface RowProps {
  role?: 'group' | 'status'
  'aria-label'?: string
  /** With space below it. */
  spaced?: boolean
  children: Children
}

/** Badges, short texts and buttons side by side. */
export function Row({ spaced, children, ...named }: RowProps) {
  return (
    <div {...named} className={styles.row} data-spaced={spaced || undefined}>
      {children}
    </div>
  )
}
