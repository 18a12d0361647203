import styles from './spark.module.css'

export interface SparkProps {
  /** Says in words what the line shows. */
  label: string
  /** Oldest first; `null` is a gap. */
  values: readonly (number | null)[]
  /** The height stands for at least so much, so that small changes look small. */
  leastSpan?: number
}

const WIDTH = 100
const HEIGHT = 24

/** A line without axes, for a trend at a glance. */
export function Spark({ label, values, leastSpan = 0 }: SparkProps) {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value))
  const least = Math.min(...known)
  const most = Math.max(...known)
  const span = Math.max(most - least, leastSpan) || 1
  const low = (least + most - span) / 2
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
            .map((value, i) => `${(from + i) * step},${HEIGHT - 1 - ((value - low) / span) * (HEIGHT - 2)}`)
            .join(' ')}
        />
      ))}
    </svg>
  )
}

/** The stretches between gaps. */
function runs(values: SparkProps['values']): { from: number; run: number[] }[] {
  const found: { from: number; run: number[] }[] = []
  let open: number[] | undefined
  for (const [index, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) {
      open = undefined
    } else if (open) {
      open.push(value)
    } else {
      open = [value]
      found.push({ from: index, run: open })
    }
  }
  return found
}
