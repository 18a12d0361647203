import type { ComponentProps } from 'react'
import type { Message } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import styles from './finding-item.module.css'
import { RemedyControl } from './remedy-control'
import { StatusBadge, type StatusText } from './status-badge'

interface Props {
  severity: StatusText
  text: Message
  since?: string | null | undefined
  remedy: ComponentProps<typeof RemedyControl>['of']
  /** Buttons before the remedy. */
  children?: Children
}

/** What is wrong, since when, and the one press to its remedy: an item of a list. */
export function FindingItem({ severity, text, since, remedy, children }: Props) {
  const { t } = useText()
  return (
    <li className={styles.finding}>
      <span className={styles.severity}>
        <StatusBadge tone={severity.tone}>{t(severity.text)}</StatusBadge>
      </span>
      <span className={styles.text}>
        <span>{t(text)}</span>
        {since && <span className={styles.since}>{t('common.term.since', { time: plainText(since, 32) })}</span>}
      </span>
      {(children || remedy) && (
        <span className={styles.actions}>
          {children}
          <RemedyControl of={remedy} />
        </span>
      )}
    </li>
  )
}
