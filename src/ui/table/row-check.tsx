import styles from './row-check.module.css'

export interface RowCheckProps {
  /** Names the row for screen readers. */
  label: string
  checked: boolean
  /** Stands for several rows, of which some are selected. */
  mixed?: boolean
  disabled?: boolean
  onPick: (checked: boolean) => void
}

/** A check box that selects a row, with a touch-sized target. */
export function RowCheck({ label, checked, mixed = false, disabled = false, onPick }: RowCheckProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        indeterminate={mixed}
        disabled={disabled}
        onChange={event => onPick(event.currentTarget.checked)}
      />
    </label>
  )
}
