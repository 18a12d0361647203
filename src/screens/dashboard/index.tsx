import { useStore } from '@nanostores/preact'
import type { SystemStatus } from '../../api/status'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { ConnectionsCard } from './connections-card'
import styles from './dashboard.module.css'
import { DeviceCard } from './device-card'
import { createDashboard } from './model'
import { PasswordTip } from './password-tip'
import { ProjectCard } from './project-card'
import { StateCard } from './state-card'
import { TrustBadge } from './trust-badge'
import { UpTimeCard } from './up-time-card'
import { UsageCards } from './usage-cards'

export default function DashboardScreen() {
  const { t } = useText()
  const { $name, $status, $trust } = useModel(createDashboard)
  const name = useStore($name)
  const trust = useStore($trust)
  return (
    <Page title={t('menu.dashboard')} actions={<TrustBadge trust={trust} />}>
      <StateCard from={$status} />
      <PasswordTip />
      <Loaded from={$status} skeleton={<Cards name={name} />}>
        {status => <Cards name={name} status={status} />}
      </Loaded>
    </Page>
  )
}

/** Rendered at once, with placeholders for values that are not known yet. */
function Cards({ name, status }: { name: string | null | undefined; status?: SystemStatus }) {
  return (
    <>
      <div className={styles.tiles}>
        <ProjectCard project={status?.project} />
        <UpTimeCard seconds={status?.up_time_seconds} />
        <UsageCards status={status} />
      </div>
      <div className={styles.lists}>
        <ConnectionsCard connections={status?.connections} />
        <DeviceCard name={name} status={status} />
      </div>
    </>
  )
}
