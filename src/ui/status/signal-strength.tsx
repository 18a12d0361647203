import { withUnit } from '../../lib/text/format'
import styles from './signal-strength.module.css'

const BAR_THRESHOLDS_DBM = [-85, -75, -67, -55]

/** Signal strength in dBm, with bars that are hidden from screen readers. */
export function SignalStrength({ dbm }: { dbm: number }) {
  return (
    <span className={styles.signal}>
      <span className={styles.bars} aria-hidden="true">
        {BAR_THRESHOLDS_DBM.map((threshold, index) => (
          <span key={threshold} className={styles.bar} data-step={index + 1} data-on={dbm >= threshold || undefined} />
        ))}
      </span>
      {withUnit(dbm, 'dBm')}
    </span>
  )
}
