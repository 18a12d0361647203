import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ActiveAlarms } from '../../api/findings'
import { formatNumber } from '../../lib/text/format'
import { joinDetail, joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { ACTIVE_ALARMS_PATH, countsOf } from '../../stores/alarms'
import { $findings } from '../../stores/findings'
import { VisuallyHidden } from '../../ui/page/visually-hidden'
import { Priority } from '../../ui/status/priority'
import styles from './alarm-bell.module.css'
import { markPage } from './mark-page'

/** The active alarms, on every screen; absent for users who may not see them and without the call. */
export default function AlarmBell() {
  const state = useStore($findings)
  const alarms = state.status === 'known' ? state.findings.alarms : null
  const emergency = (alarms?.emergency.active ?? 0) > 0
  useEffect(() => (emergency ? markPage() : undefined), [emergency])
  return alarms && <Bell alarms={alarms} current={state.status === 'known' && state.current} />
}

function Bell({ alarms, current }: { alarms: ActiveAlarms; current: boolean }) {
  const { t } = useText()
  const open = countsOf(alarms, 'unacknowledged')
  const active = countsOf(alarms, 'active')
  const listed = (open.length > 0 ? open : active).map(({ priority, count }) =>
    t('alarmBell.count', { priority: t(`common.priority.${priority}`), count })
  )
  const list = joinList(listed)
  const label =
    open.length > 0 ? t('alarmBell.open', { list }) : list ? t('alarmBell.acknowledged', { list }) : t('alarmBell.none')
  const name = current ? label : joinDetail(label, t('common.term.notUpdated'))
  // Those that are acknowledged need no numbers: their most important priority shows that they are there.
  const shown = open.length > 0 ? open : active.slice(0, 1)
  return (
    <>
      <Link
        className={styles.bell}
        href={ACTIVE_ALARMS_PATH}
        title={name}
        data-counted={shown.length > 0 || undefined}
        data-old={!current || undefined}
      >
        <BellIcon />
        <span className={styles.counts} aria-hidden="true">
          {shown.map(({ priority, count }) => (
            <Priority
              key={priority}
              of={priority}
              look={open.length > 0 ? 'filled' : 'outlined'}
              count={formatNumber(count)}
            />
          ))}
        </span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Link>
      <Changes of={`${alarms.newest} ${listed.join()}`} text={label} />
    </>
  )
}

/** Reports what has changed since it was first shown, not each reading. */
function Changes({ of, text }: { of: string; text: string }) {
  const { language } = useText()
  const before = useRef({ of, language })
  const [reported, setReported] = useState('')
  useEffect(() => {
    const changed = before.current.of !== of && before.current.language === language
    before.current = { of, language }
    if (changed) setReported(text)
  }, [of, language])
  return (
    <div role="status">
      <VisuallyHidden key={of}>{reported}</VisuallyHidden>
    </div>
  )
}

/** Not in the sprite, which is loaded before the first view. */
function BellIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 17v-6.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21h4" />
    </svg>
  )
}
