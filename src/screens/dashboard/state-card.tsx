import { useStore } from '@nanostores/preact'
import type { SystemStatus } from '../../api/status'
import { recall, remember } from '../../lib/browser/storage'
import type { Polled } from '../../lib/remote/polled'
import { useText } from '../../lib/text/use-text'
import { $session } from '../../session/session'
import { LATEST_EVENTS_PATH } from '../../stores/alarms'
import { $differingTime } from '../../stores/clock-offset'
import { viewerOf } from '../../stores/findings/finding-remedies'
import { findingRows } from '../../stores/findings/finding-rows'
import { $findings } from '../../stores/findings/state'
import { levelOf, type MachineState, machineState } from '../../stores/machine-state'
import { basisText, headline } from '../../stores/state-texts'
import { Card } from '../../ui/card/card'
import { Skeleton } from '../../ui/page/skeleton'
import { TallLink } from '../../ui/page/tall-link'
import { StateHead, UnknownState } from '../../ui/status/state-head'
import { AlarmFacts } from './alarm-facts'
import dashboard from './dashboard.module.css'
import { FindingList } from './finding-list'
import styles from './state-card.module.css'
import { checkedByStatus } from './status-findings'

const HEIGHT = 'stateHeight'

function keepHeight(place: HTMLElement | null) {
  if (place) remember(HEIGHT, String(place.offsetHeight))
}

/** What is wrong with the machine now, and the way to it; until that is known, as high as it was last. */
export function StateCard({ from }: { from: Polled<SystemStatus> }) {
  const state = machineState(useStore($findings), useStore(from), useStore(from.$stale), checkedByStatus)
  return (
    <Card>
      {state.status === 'reading' ? (
        <div style={{ minHeight: Number(recall(HEIGHT)) }}>
          <Skeleton lines={2} />
        </div>
      ) : (
        <div ref={keepHeight}>
          <State of={state} />
        </div>
      )}
    </Card>
  )
}

function State({ of: state }: { of: Exclude<MachineState, { status: 'reading' }> }) {
  const { t } = useText()
  const session = useStore($session)
  const browserTime = useStore($differingTime)
  if (state.status === 'failed') return <UnknownState error={state.error} />
  const { of, current, at, error, derived } = state
  // The own password has a banner of its own below.
  const viewer = { ...viewerOf(session), passwordIsFactory: false }
  const rows = findingRows(of.findings, browserTime, viewer, t).filter(({ acknowledged }) => !acknowledged)
  const first = of.alarms?.first
  return (
    <>
      {current ? (
        <StateHead level={levelOf(of, rows)} title={headline(of, rows, t)} />
      ) : (
        <UnknownState error={error} at={at} />
      )}
      <div className={styles.values} data-old={!current || undefined}>
        {of.alarms && first && <AlarmFacts alarms={of.alarms} first={first} />}
        <FindingList rows={rows} mayOpenInfo={viewer.roles.includes('info')} />
        {viewer.roles.includes('event-log') && (
          <TallLink href={LATEST_EVENTS_PATH}>{t('dashboard.latestEvents')}</TallLink>
        )}
        <p className={dashboard.note}>{basisText(of, derived === true, t)}</p>
      </div>
    </>
  )
}
