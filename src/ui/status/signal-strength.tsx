import styles from './signal-strength.module.css'

const BARS = [-85, -75, -67, -55]

/** How strong a sender comes in: its dBm, and bars for those who look. */
export function SignalStrength({ dbm }: { dbm: number }) {
  return (
    <span className={styles.signal}>
      <span className={styles.bars} aria-hidden="true">
        {BARS.map((least, index) => (
          <span key={least} className={styles.bar} data-step={index + 1} data-on={dbm >= least || undefined} />
        ))}
      </span>
      {dbm} dBm
    </span>
  )
}
