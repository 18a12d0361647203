import { useStore } from '@nanostores/preact'
import type { SystemStatus } from '../../api/status'
import type { ApiError } from '../../lib/remote/failure'
import { describeFailure } from '../../lib/remote/failure-text'
import type { Polled } from '../../lib/remote/polled'
import { joinParts } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { $session } from '../../session/session'
import { $differingTime } from '../../stores/clock-offset'
import type { Viewer } from '../../stores/finding-remedies'
import { $findings } from '../../stores/findings'
import { Card } from '../../ui/page/card'
import type { Children } from '../../ui/page/children'
import { Icon } from '../../ui/page/icon'
import { Skeleton } from '../../ui/page/skeleton'
import { AlarmFacts } from './alarm-facts'
import { FindingList } from './finding-list'
import { findingRows } from './finding-rows'
import { type Level, levelOf, type MachineState, machineState } from './machine-state'
import styles from './state-card.module.css'
import { headline, partsText } from './state-texts'

const NOBODY: Viewer = { roles: [], actions: [], passwordIsFactory: false }

/** What is wrong with the machine now, and the way to it. */
export function StateCard({ from }: { from: Polled<SystemStatus> }) {
  const status = useStore(from)
  const stale = useStore(from.$stale)
  const state = machineState(useStore($findings), status, stale)
  return <Card>{state.status === 'reading' ? <Skeleton lines={2} /> : <State of={state} />}</Card>
}

function State({ of: state }: { of: Exclude<MachineState, { status: 'reading' }> }) {
  const { t } = useText()
  const session = useStore($session)
  const browserTime = useStore($differingTime)
  if (state.status === 'failed') return <Unknown error={state.error} />
  const { of, current, at, error, derived } = state
  // The own password has a banner of its own below.
  const viewer = session.status === 'signed-in' ? { ...session.user, passwordIsFactory: false } : NOBODY
  const rows = findingRows(of.findings, browserTime, viewer)
  return (
    <>
      {current ? (
        <Headline level={levelOf(of, rows)} text={headline(of, rows, t)} />
      ) : (
        <Unknown error={error} at={at} />
      )}
      <div className={styles.values} data-old={!current || undefined}>
        {of.alarms?.first && <AlarmFacts alarms={of.alarms} first={of.alarms.first} />}
        <FindingList rows={rows} mayOpenInfo={viewer.roles.includes('info')} />
        <p className={styles.checked}>
          {joinParts([
            t('dashboardDetails.checked', { parts: partsText(of.checked, t) }),
            ...(of.silent.length > 0 ? [t('dashboardDetails.silent', { parts: partsText(of.silent, t) })] : []),
            ...(derived ? [t('dashboardDetails.derived')] : [])
          ])}
        </p>
      </div>
    </>
  )
}

function Unknown({ error, at }: { error?: ApiError | undefined; at?: string }) {
  const { t } = useText()
  return (
    <Headline level="unknown" text={t('dashboardDetails.unknown')}>
      {joinParts([
        t('dashboardDetails.reason', { reason: t(error ? describeFailure(error).title : 'errors.unreachable') }),
        ...(at ? [t('common.lastUpdate', { time: at })] : [])
      ])}
    </Headline>
  )
}

function Headline({ level, text, children }: { level: Level | 'unknown'; text: string; children?: Children }) {
  return (
    <div className={styles.head} data-level={level}>
      <span className={styles.icon}>
        <Icon name={level === 'fine' ? 'check' : 'alert'} size={24} />
      </span>
      <div>
        <h2 className={styles.headline}>{text}</h2>
        {children && <p className={styles.reason}>{children}</p>}
      </div>
    </div>
  )
}
