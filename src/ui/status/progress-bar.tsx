import { formatPercent } from '../../lib/text/format'
import type { Children } from '../page/children'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  label: string
  /** Omitted for indeterminate progress. */
  percent?: number | undefined
  /** Details such as bytes sent and time left. */
  children?: Children
  /** The cancel button. */
  action?: Children
}

export function ProgressBar({ label, percent, children, action }: ProgressBarProps) {
  const known = percent !== undefined && Number.isFinite(percent)
  const shown = known ? Math.min(100, Math.max(0, Math.round(percent))) : undefined
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        {shown !== undefined && <span>{formatPercent(shown)}</span>}
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
