import type { MarkKind } from '../../../api/marks'
import styles from './marks.module.css'

/** Each kind differs by its form too, not by colour alone; the forms of priorities mean priorities only. */
const SHAPES: Record<MarkKind, { path: string; colour: string }> = {
  event: { path: 'M1.5 0h11v8.5H4V14H1.5z', colour: '--warn' },
  operation: { path: 'M5 0h4v5h5v4H9v5H5V9H0V5h5z', colour: '--accent' },
  clock: { path: 'M1.5 0h11L7 7l5.5 7h-11L7 7z', colour: '--text' },
  restart: { path: 'M0 3.5h14L7 14z', colour: '--bad' },
  update: { path: 'M7 0l7 7h-4v7H4V7H0z', colour: '--ok' },
  sign_in: { path: 'M7 0l7 7-7 7v-4H0V4h7z', colour: '--muted' }
}

export function MarkShape({ kind }: { kind: MarkKind }) {
  const { path, colour } = SHAPES[kind]
  return (
    <svg className={styles.shape} style={{ color: `var(${colour})` }} viewBox="0 0 14 14" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
