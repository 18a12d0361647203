import type { Children } from '../page/children'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  label: string
  /** Left out while the end is not known. */
  percent?: number | undefined
  /** Bytes and time left. */
  children?: Children
  /** The button that cancels it. */
  action?: Children
}

/** Long work, with how far it is. */
export function ProgressBar({ label, percent, children, action }: ProgressBarProps) {
  const known = percent !== undefined && Number.isFinite(percent)
  const shown = known ? Math.min(100, Math.max(0, Math.round(percent))) : undefined
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        {shown !== undefined && <span>{shown}%</span>}
      </div>
      <progress className={styles.bar} aria-label={label} max={100} value={shown} />
      {(children || action) && (
        <div className={styles.head}>
          <span className={styles.label}>{children}</span>
          {action}
        </div>
      )}
    </div>
  )
}
