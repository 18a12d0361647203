import styles from './status-badge.module.css'

export type Tone = 'ok' | 'warn' | 'bad' | 'off' | 'info'

/** A dot and a word: what is switched off is grey, not red. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
