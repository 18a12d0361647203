import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import type { Polled } from '../../lib/remote/polled'
import type { Rows } from '../../lib/remote/row-pages'
import { useText } from '../../lib/text/use-text'
import { IconButton } from '../page/icon-button'
import { Reserved } from '../page/reserved'
import { StatusBadge } from '../status/status-badge'
import styles from './follow-control.module.css'

interface Followed {
  $rows: Polled<Rows<unknown>>
  $paused: ReadableAtom<boolean>
  pause: () => void
  resume: () => void
}

/** Whether new rows are added to a table, and how many wait while it is paused or scrolled. */
export function FollowControl({ of: { $rows, $paused, pause, resume } }: { of: Followed }) {
  const { t } = useText()
  const rows = useStore($rows)
  const stale = useStore($rows.$stale)
  const paused = useStore($paused)
  const newer = rows.status === 'ready' ? rows.data.newer : 0
  const live = !paused && rows.status === 'ready' && !stale
  const control = (
    <div className={styles.control} data-unprinted>
      <StatusBadge tone="plain">
        {t(paused ? 'common.term.paused' : live ? 'common.term.live' : 'common.term.notUpdated')}
      </StatusBadge>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={t(paused ? 'common.term.showLiveValues' : 'common.term.pause')}
        onClick={paused ? resume : pause}
      />
      {paused && newer > 0 && <span>{t('shell.table.waiting', { count: newer })}</span>}
    </div>
  )
  return rows.status === 'loading' ? <Reserved>{control}</Reserved> : control
}
