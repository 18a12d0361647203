import { useText } from '../../lib/text/use-text'
import styles from './priority.module.css'

export type PriorityName = 'emergency' | 'high' | 'middle' | 'low'

/**
 * Filled: active, not acknowledged. Outlined: active, acknowledged. Waiting: no longer active, not acknowledged. Plain: none
 * of both.
 */
export type PriorityLook = 'filled' | 'outlined' | 'waiting' | 'plain'

const SHAPES: Record<PriorityName, string> = {
  emergency: 'M6 0l6 6-6 6-6-6z',
  high: 'M6 1l6 10H0z',
  middle: 'M1 1h10v10H1z',
  low: 'M6 1a5 5 0 100 10A5 5 0 006 1z'
}

interface Props {
  of: PriorityName
  look: PriorityLook
  /** In place of its name, where that is given otherwise. */
  count?: string | undefined
}

/** A priority by colour, shape and name. */
export function Priority({ of, look, count }: Props) {
  const { t } = useText()
  return (
    <span className={styles.priority} data-of={of} data-look={look}>
      <svg className={styles.shape} viewBox="-1 -1 14 14" aria-hidden="true">
        <path d={SHAPES[of]} />
      </svg>
      {count ?? t(`common.priority.${of}`)}
    </span>
  )
}
