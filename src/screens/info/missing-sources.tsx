import { useAction } from '../../lib/remote/use-action'
import { joinList, joinParts } from '../../lib/text/join'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import type { Gathered } from '../../stores/sources/read-sources'
import { Button } from '../../ui/page/button'
import styles from './info.module.css'

interface Props {
  of: Pick<Gathered<unknown>, 'denied' | 'unread'>
  reload: () => Promise<void>
}

/** The screens of which nothing was read, below a list. */
export function MissingSources({ of: { denied, unread }, reload }: Props) {
  const { t } = useText()
  const retry = useAction(reload)
  const listOf = (screens: readonly MessageKey[]) => ({ list: joinList(screens.map(screen => t(screen))) })
  const missing = [
    ...(unread.length > 0 ? [t('info.unread', listOf(unread))] : []),
    ...(denied.length > 0 ? [t('info.denied', listOf(denied))] : [])
  ]
  if (missing.length === 0) return null
  return (
    <p className={styles.unread}>
      <span>{joinParts(missing)}</span>
      {unread.length > 0 && (
        <Button kind="quiet" busy={retry.busy} onClick={retry.run}>
          {t('common.retry')}
        </Button>
      )}
    </p>
  )
}
