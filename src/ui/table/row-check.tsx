import styles from './row-check.module.css'

export interface RowCheckProps {
  /** For screen readers: names the row. */
  label: string
  checked: boolean
  onPick: (checked: boolean) => void
}

/** Selects a row; its place is as large as a finger wants it. */
export function RowCheck({ label, checked, onPick }: RowCheckProps) {
  return (
    <label className={styles.place}>
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
