import type { ComponentProps } from 'react'
import type { Message, MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import styles from './finding-item.module.css'
import { Priority } from './priority'
import { RemedyControl } from './remedy-control'
import { StatusBadge, type StatusText } from './status-badge'

interface Props {
  severity: StatusText | ComponentProps<typeof Priority>
  text: Message
  since?: string | null | undefined
  /** The press to it; for a user who can do nothing, the screen whose users can; nothing where it is missing. */
  remedy: ComponentProps<typeof RemedyControl>['of'] | { informFor: MessageKey } | undefined
  /** Buttons before the remedy. */
  children?: Children
}

/** What is wrong, since when, and the one press to its remedy or whom to inform: an item of a list. */
export function FindingItem({ severity, text, since, remedy, children }: Props) {
  const { t } = useText()
  const informFor = remedy && 'informFor' in remedy ? remedy.informFor : undefined
  const press = remedy && 'informFor' in remedy ? undefined : remedy
  return (
    <li className={styles.finding}>
      <span className={styles.severity}>
        {'tone' in severity ? (
          <StatusBadge tone={severity.tone}>{t(severity.text)}</StatusBadge>
        ) : (
          <Priority {...severity} />
        )}
      </span>
      <span className={styles.text}>
        <span>{t(text)}</span>
        {since && <span className={styles.detail}>{t('common.term.since', { time: plainText(since, 32) })}</span>}
        {informFor && <span className={styles.detail}>{t('common.inform', { screen: t(informFor) })}</span>}
      </span>
      {(children || press) && (
        <span className={styles.actions}>
          {children}
          {press && <RemedyControl of={press} />}
        </span>
      )}
    </li>
  )
}
