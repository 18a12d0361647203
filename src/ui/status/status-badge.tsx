import type { MessageKey } from '../../lib/text/message'
import styles from './status-badge.module.css'

export type Tone = 'ok' | 'warn' | 'bad' | 'off' | 'info'

/** How a state is shown. */
export interface StatusText {
  tone: Tone
  text: MessageKey
}

/** A coloured dot and a word; use 'off' (grey), not 'bad', for something that is switched off. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
