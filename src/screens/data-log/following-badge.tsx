import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { IconButton } from '../../ui/page/icon-button'
import { StatusBadge } from '../../ui/status/status-badge'
import type { DataLogModel } from './model'
import styles from './toolbar.module.css'

export function FollowingBadge({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const following = useStore(model.following.$following)
  const stale = useStore(model.feed.$records.$stale)
  const failed = useStore(model.feed.$records).status === 'failed'
  if (following === 'fixed') return null
  const live = following === 'live'
  return (
    <div className={styles.following}>
      <StatusBadge tone="plain">
        {t(!live ? 'common.term.paused' : stale || failed ? 'common.term.notUpdated' : 'common.term.live')}
      </StatusBadge>
      <IconButton
        icon={live ? 'pause' : 'play'}
        label={t(live ? 'common.term.pause' : 'common.term.showLiveValues')}
        onClick={live ? model.following.pause : model.resume}
      />
    </div>
  )
}
