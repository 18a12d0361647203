import { useStore } from '@nanostores/preact'
import type { MailQueue } from '../../api/email'
import type { Resource } from '../../lib/remote/resource'
import { useText } from '../../lib/text/use-text'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './email.module.css'

/** The number of queued mails; nothing until it is known. */
export function QueueState({ of }: { of: Resource<MailQueue> }) {
  const { t } = useText()
  const queue = useStore(of)
  if (queue.status !== 'ready') return null
  const { queue_length: count, queue_oldest: time } = queue.data
  return (
    <p className={styles.queue}>
      {time === null ? (
        <StatusBadge tone="plain">{t('email.queue.none')}</StatusBadge>
      ) : (
        <StatusBadge tone="warn">{t('email.queue.waiting', { count, time })}</StatusBadge>
      )}
    </p>
  )
}
