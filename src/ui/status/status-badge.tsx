import type { MessageKey } from '../../lib/text/message'
import styles from './status-badge.module.css'

/** What is normal, also what is off, is plain. 'ok' is the result of an action just made, or that the machine runs. */
export type Tone = 'ok' | 'warn' | 'bad' | 'plain' | 'info'

/** How a state is shown. */
export interface StatusText {
  tone: Tone
  text: MessageKey
}

/** A dot and a word; coloured only for what is abnormal or under way. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
