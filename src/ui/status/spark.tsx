import styles from './spark.module.css'

export interface SparkProps {
  /** Describes the line for screen readers. */
  label: string
  /** Oldest first; `null` is a gap. */
  values: readonly (number | null)[]
  /** Minimum span of the vertical axis, so that small changes look small. */
  minSpan?: number
}

const WIDTH = 100
const HEIGHT = 24

/** A sparkline: a trend without axes. */
export function Spark({ label, values, minSpan = 0 }: SparkProps) {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value))
  const min = Math.min(...known)
  const max = Math.max(...known)
  const span = Math.max(max - min, minSpan) || 1
  const bottom = (min + max - span) / 2
  const step = WIDTH / Math.max(1, values.length - 1)
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {runs(values).map(({ from, run }) => (
        <polyline
          key={from}
          points={run
            .map((value, i) => `${(from + i) * step},${HEIGHT - 1 - ((value - bottom) / span) * (HEIGHT - 2)}`)
            .join(' ')}
        />
      ))}
    </svg>
  )
}

/** Splits the values at gaps. */
function runs(values: SparkProps['values']): { from: number; run: number[] }[] {
  const result: { from: number; run: number[] }[] = []
  let current: number[] | undefined
  for (const [index, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) {
      current = undefined
    } else if (current) {
      current.push(value)
    } else {
      current = [value]
      result.push({ from: index, run: current })
    }
  }
  return result
}
