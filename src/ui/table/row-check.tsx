import styles from './row-check.module.css'

export interface RowCheckProps {
  /** Names the row for screen readers. */
  label: string
  checked: boolean
  onPick: (checked: boolean) => void
}

/** A check box that selects a row, with a touch-sized target. */
export function RowCheck({ label, checked, onPick }: RowCheckProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        onChange={event => onPick(event.currentTarget.checked)}
      />
    </label>
  )
}
