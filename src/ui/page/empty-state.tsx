import type { Children } from './children'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon'

export interface EmptyStateProps {
  title: string
  /** Explains what the list is for and how to add to it. */
  children?: Children
  icon?: IconName
  /** One button, or several. */
  action?: Children
}

export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <Icon name={icon} size={32} />}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
