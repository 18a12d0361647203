import type { LineStyle } from './line-styles'
import styles from './line-swatch.module.css'

/** A sample of the line as the chart draws it. */
export function LineSwatch({ line: { colour, dash } }: { line: LineStyle }) {
  return (
    <svg className={styles.swatch} style={{ color: `var(${colour})` }} viewBox="0 0 20 10" aria-hidden="true">
      <line x1="0" y1="5" x2="20" y2="5" stroke="currentColor" strokeWidth="2" strokeDasharray={dash.join(' ')} />
    </svg>
  )
}
