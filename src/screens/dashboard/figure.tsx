import styles from './dashboard.module.css'

/** A number in large type with its unit. */
export function Figure({ children, unit }: { children: string; unit: string }) {
  return (
    <span className={styles.figure}>
      <strong>{children}</strong>
      {unit === '%' ? '' : ' '}
      <span className={styles.unit}>{unit}</span>
    </span>
  )
}
