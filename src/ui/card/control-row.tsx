import type { Children } from '../page/children'
import styles from './control-row.module.css'

export interface ControlRowProps {
  field: Children
  action?: Children
  /** Short facts beside the field. */
  children: Children
}

/** A labelled field, facts about what it shows, and at the end the action on it. */
export function ControlRow({ field, action, children }: ControlRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.field}>{field}</div>
      <div className={styles.facts}>{children}</div>
      {action}
    </div>
  )
}
