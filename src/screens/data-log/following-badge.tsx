import { useStore } from '@nanostores/preact'
import { showDeviceTime } from '../../lib/text/time-text'
import { useText } from '../../lib/text/use-text'
import { $clock, deviceNow } from '../../stores/clock'
import { IconButton } from '../../ui/page/icon-button'
import { StatusBadge } from '../../ui/status/status-badge'
import type { DataLogModel } from './model'
import { silentSince } from './records/silence'
import styles from './toolbar.module.css'

export function FollowingBadge({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const following = useStore(model.following.$following)
  const stale = useStore(model.feed.$records.$stale)
  const failed = useStore(model.feed.$records).status === 'failed'
  const shown = useStore(model.$shown)
  // Each second.
  useStore($clock)
  if (following === 'fixed') return null
  const live = following === 'live'
  const silent = live && shown && silentSince(shown.log, shown.records.series, deviceNow())
  return (
    <div className={styles.following}>
      <StatusBadge tone={silent ? 'warn' : 'plain'}>
        {silent
          ? t('dataLog.silent', { time: showDeviceTime(silent) })
          : t(!live ? 'common.term.paused' : stale || failed ? 'common.term.notUpdated' : 'common.term.live')}
      </StatusBadge>
      <IconButton
        icon={live ? 'pause' : 'play'}
        label={t(live ? 'common.term.pause' : 'common.term.showLiveValues')}
        onClick={live ? model.following.pause : model.resume}
      />
    </div>
  )
}
