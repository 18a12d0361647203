import type { MarkKind } from '../../../api/marks'
import styles from './marks.module.css'

/** Each kind differs by its form too, not by colour alone. */
const SHAPES: Record<MarkKind, { path: string; colour: string }> = {
  event: { path: 'M7 0 14 7 7 14 0 7z', colour: '--warn' },
  operation: { path: 'M1.5 1.5h11v11h-11z', colour: '--accent' },
  clock: { path: 'M1.5 0h11L7 7l5.5 7h-11L7 7z', colour: '--text' },
  restart: { path: 'M0 3.5h14L7 14z', colour: '--bad' },
  update: { path: 'M7 0 14 10.5H0z', colour: '--ok' },
  sign_in: { path: 'M7 1a6 6 0 1 1 0 12A6 6 0 1 1 7 1z', colour: '--muted' }
}

export function MarkShape({ kind }: { kind: MarkKind }) {
  const { path, colour } = SHAPES[kind]
  return (
    <svg className={styles.shape} style={{ color: `var(${colour})` }} viewBox="0 0 14 14" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
