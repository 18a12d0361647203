import type { Children } from '../page/children'
import styles from './row-actions.module.css'

/** The quiet buttons at the end of a row; `label` names the group where the buttons do not name the row. */
export function RowActions({ children, label }: { children: Children; label?: string }) {
  return (
    <span className={styles.actions} {...(label && { role: 'group', 'aria-label': label })}>
      {children}
    </span>
  )
}
