import { useStore } from '@nanostores/preact'
import type { SystemStatus } from '../../api/status'
import { builtOn } from '../../lib/browser/built-on'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { Part } from '../../ui/status/part'
import styles from './dashboard.module.css'
import { createDashboard } from './model'
import { PasswordTip } from './password-tip'
import { ProjectCard } from './project-card'
import { TrustBadge } from './trust-badge'
import { UpTimeCard } from './up-time-card'
import { DISK, daysLeft, MEMORY } from './usage'
import { UsageCard } from './usage-card'

/** The second row is loaded once the first is shown. */
const loadDetails = builtOn('shell', () => import('./details'))

export default function DashboardScreen() {
  const { t } = useText()
  const { $name, $status, $trust } = useModel(createDashboard)
  const name = useStore($name)
  const trust = useStore($trust)
  return (
    <Page title={t('menu.dashboard')} actions={<TrustBadge trust={trust} />}>
      <PasswordTip />
      <Loaded from={$status} skeleton={<Cards name={name} />}>
        {status => <Cards name={name} status={status} />}
      </Loaded>
    </Page>
  )
}

/** Rendered at once, with placeholders for values that are not known yet. */
function Cards({ name, status }: { name: string | null | undefined; status?: SystemStatus }) {
  const { t } = useText()
  const history = (of: 'memory_percent' | 'disk_percent') => {
    const hour = status?.history
    return hour && { values: hour[of], intervalSeconds: hour.interval_seconds, time: status.time }
  }
  return (
    <>
      <div className={styles.tiles}>
        <ProjectCard project={status?.project} />
        <UpTimeCard seconds={status?.up_time_seconds} />
        <UsageCard
          title={t('dashboard.memory')}
          label={t('dashboard.memoryUsage')}
          usage={status?.memory}
          thresholds={MEMORY}
          history={history('memory_percent')}
        />
        <UsageCard
          title={t('dashboard.disk')}
          label={t('dashboard.diskUsage')}
          usage={status?.disk}
          thresholds={DISK}
          history={history('disk_percent')}
          daysLeft={status && daysLeft(status.disk_days_until_full)}
        />
      </div>
      <div className={styles.lists}>
        <Part name="dashboard-details" load={loadDetails} with={{ name, status }} />
      </div>
    </>
  )
}
