import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { $session } from '../../session/session'
import { $differingTime } from '../../stores/clock-offset'
import { viewerOf } from '../../stores/findings/finding-remedies'
import { findingRows } from '../../stores/findings/finding-rows'
import { $findings } from '../../stores/findings/state'
import { machineState } from '../../stores/machine-state'
import { Card } from '../../ui/card/card'
import { CardSkeletons } from '../../ui/card/card-skeletons'
import { DataCardSkeleton } from '../../ui/card/data-list-skeleton'
import type { Children } from '../../ui/page/children'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { Part } from '../../ui/status/part'
import { UnknownState } from '../../ui/status/state-head'
import { EventsCard } from './events-card'
import { FindingsCard } from './findings-card'
import { infoRows } from './groups'
import { checkedByHealth } from './health-findings'
import styles from './info.module.css'
import { createInfo, type InfoModel } from './model'
import { StateCard } from './state-card'
import { SubsystemsCard } from './subsystems-card'
import { SUBSYSTEMS } from './texts'

const loadEndings = () => import('./endings/endings')
const loadHardening = () => import('./hardening/hardening')

const waiting = <CardSkeletons lines={[6]} />

export default function InfoScreen() {
  const { t } = useText()
  const model = useModel(createInfo)
  const health = useStore(model.$health)
  // Who cancels waits for nothing more.
  const isCancelled = health.status === 'failed' && health.error.failure.kind === 'cancelled'
  const isRead = health.status !== 'loading' && !isCancelled
  const maySeeEvents = viewerOf(useStore($session)).roles.includes('event-log')
  return (
    <Page title={t('menu.info')}>
      <State model={model} />
      <BelowFindings model={model}>
        <Loaded from={model.$health} skeleton={<ListSkeletons />}>
          {({ subsystems, events }) => (
            <div className={styles.lists}>
              <SubsystemsCard subsystems={subsystems} model={model} />
              {maySeeEvents && <EventsCard events={events} />}
            </div>
          )}
        </Loaded>
        {isRead && <Part name="info-endings" load={loadEndings} waiting={waiting} />}
        {isRead && <Part name="info-hardening" load={loadHardening} waiting={waiting} />}
      </BelowFindings>
    </Page>
  )
}

/** Hidden until the findings above, whose number is not known before, have been read. */
function BelowFindings({ model: { $health }, children }: { model: InfoModel; children: Children }) {
  const state = machineState(useStore($findings), useStore($health), useStore($health.$stale), checkedByHealth)
  return <div hidden={state.status === 'reading'}>{children}</div>
}

function ListSkeletons() {
  const { t } = useText()
  return (
    <div className={styles.lists}>
      <DataCardSkeleton
        title={t('info.subsystems')}
        labels={[...Object.values(SUBSYSTEMS), 'info.lastRestart' as const].map(label => t(label))}
      />
      {waiting}
    </div>
  )
}

function State({ model }: { model: InfoModel }) {
  const { t } = useText()
  const { $health } = model
  const state = machineState(useStore($findings), useStore($health), useStore($health.$stale), checkedByHealth)
  const viewer = viewerOf(useStore($session))
  const browserTime = useStore($differingTime)
  if (state.status === 'reading') return <CardSkeletons lines={[2, 8]} />
  if (state.status !== 'known')
    return (
      <Card>
        <UnknownState error={state.error} />
      </Card>
    )
  const { findings, alarms } = state.of
  const rows = infoRows(findingRows(findings, browserTime, viewer, t), alarms)
  const open = rows.filter(({ acknowledged }) => !acknowledged)
  const acknowledged = rows.filter(row => row.acknowledged)
  return (
    <>
      <StateCard state={state} open={open} />
      <FindingsCard
        model={model}
        open={open}
        acknowledged={acknowledged}
        old={!state.current}
        complete={state.current && state.of.silent.length === 0}
      />
    </>
  )
}
