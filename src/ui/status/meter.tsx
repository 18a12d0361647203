import styles from './meter.module.css'

export interface MeterProps {
  label: string
  percent: number
  /** Spoken instead of the percentage. */
  text?: string
  warnAt?: number
  badAt?: number
}

/** Shows how much of something is used; coloured only when little is left. */
export function Meter({ label, percent, text, warnAt = 80, badAt = 95 }: MeterProps) {
  const shown = Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0))
  const tone = shown >= badAt ? 'bad' : shown >= warnAt ? 'warn' : undefined
  const value = { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(shown), 'aria-valuetext': text }
  return (
    <div className={styles.meter} role="progressbar" aria-label={label} {...value}>
      <div className={styles.bar} data-tone={tone} style={{ width: `${shown}%` }} />
    </div>
  )
}
