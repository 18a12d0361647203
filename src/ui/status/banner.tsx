import type { Children } from '../page/children'
import { Icon } from '../page/icon'
import styles from './banner.module.css'

export interface BannerProps {
  tone: 'info' | 'ok' | 'warn' | 'bad'
  title?: string
  children?: Children
  action?: Children
  /** 'alert' for something that has just failed. */
  role?: 'alert' | 'status'
}

export function Banner({ tone, title, children, action, role }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={role}>
      <Icon name={tone === 'ok' ? 'check' : tone === 'info' ? 'info' : 'alert'} />
      <div className={styles.text}>
        {title && <strong>{title}</strong>} {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
