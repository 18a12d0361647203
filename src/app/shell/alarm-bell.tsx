import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ActiveAlarms } from '../../api/findings'
import { formatNumber } from '../../lib/text/format'
import { joinDetail, joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { throttle } from '../../lib/throttle'
import { ACTIVE_ALARMS_PATH, countsOf, totalOf } from '../../stores/alarms'
import { $findings } from '../../stores/findings/state'
import type { Children } from '../../ui/page/children'
import { VisuallyHidden } from '../../ui/page/visually-hidden'
import { Priority } from '../../ui/status/priority'
import styles from './alarm-bell.module.css'
import { markPage } from './mark-page'

const REPORT_EVERY_MS = 10_000

/** The active alarms, on every screen; absent for users who may not see them and without the call, with '?' if it fails. */
export function AlarmBell() {
  const state = useStore($findings)
  const alarms = state.status === 'known' ? state.findings.alarms : null
  const emergency = (alarms?.emergency.active ?? 0) > 0
  useEffect(() => (emergency ? markPage() : undefined), [emergency])
  if (state.status === 'failed') return <UnknownBell />
  return (
    alarms && <Bell alarms={alarms} lastUpdate={state.status === 'known' && !state.current ? state.at : undefined} />
  )
}

/** @param lastUpdate when the panel last responded, if it no longer does */
function Bell({ alarms, lastUpdate }: { alarms: ActiveAlarms; lastUpdate: string | undefined }) {
  const { t } = useText()
  const open = countsOf(alarms, 'unacknowledged')
  // Those that wait for acknowledgement, or else all.
  const shown = open.length > 0 ? open : countsOf(alarms, 'active')
  const listed = shown.map(({ priority, count }) =>
    t('restOfShell.alarms.count', { priority: t(`common.priority.${priority}`), count })
  )
  const list = joinList(listed)
  const label =
    open.length > 0
      ? t('restOfShell.alarms.open', { list })
      : list
        ? t('restOfShell.alarms.acknowledged', { list })
        : t('restOfShell.alarms.none')
  const others = totalOf(shown.slice(1))
  return (
    <>
      {lastUpdate === undefined ? (
        <BellLink name={label} counted={shown.length > 0}>
          {shown.map(({ priority, count }) => (
            <Priority
              key={priority}
              of={priority}
              look={open.length > 0 ? 'filled' : 'outlined'}
              count={formatNumber(count)}
            />
          ))}
          {others > 0 && <small>+{formatNumber(others)}</small>}
        </BellLink>
      ) : (
        <UnknownBell lastUpdate={lastUpdate} />
      )}
      <Changes of={`${alarms.newest} ${listed.join()}`} text={label} />
    </>
  )
}

/** Of a panel that does not respond, or never did; the event log says who may not see alarms. */
function UnknownBell({ lastUpdate }: { lastUpdate?: string }) {
  const { t } = useText()
  const unknown = t('restOfShell.alarms.unknown')
  return (
    <BellLink name={lastUpdate ? joinDetail(unknown, t('common.lastUpdate', { time: lastUpdate })) : unknown}>
      <strong>?</strong>
    </BellLink>
  )
}

function BellLink({ name, counted, children }: { name: string; counted?: boolean; children: Children }) {
  const { t } = useText()
  return (
    <Link className={styles.bell} href={ACTIVE_ALARMS_PATH} title={name} data-counted={counted || undefined}>
      <BellIcon />
      <span className={styles.label} aria-hidden="true">
        {t('common.term.alarms')}
      </span>
      <span className={styles.counts} aria-hidden="true">
        {children}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  )
}

/** Reports what has changed since it was first shown, not each reading; in a flood only every 10 s, so that it can be heard. */
function Changes({ of, text }: { of: string; text: string }) {
  const { language } = useText()
  const before = useRef({ of, language })
  const [report, setReport] = useState({ of, text: '' })
  const [{ pass, cancel }] = useState(() => throttle(setReport, REPORT_EVERY_MS))
  useEffect(() => {
    const { current: last } = before
    before.current = { of, language }
    if (last.language === language) {
      if (last.of !== of) pass({ of, text })
    } else if (report.text) {
      cancel()
      setReport({ of, text })
    }
  }, [of, language])
  useEffect(() => cancel, [])
  return (
    <div role="status">
      <VisuallyHidden key={report.of}>{report.text}</VisuallyHidden>
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
