import { useStore } from '@nanostores/preact'
import type { SystemStatus } from '../../api/status'
import { builtOn } from '../../lib/browser/built-on'
import { withShared } from '../../lib/browser/request-shared'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Loaded } from '../../ui/status/loaded'
import { Part } from '../../ui/status/part'
import styles from './dashboard.module.css'
import { createDashboard } from './model'
import { PasswordTip } from './password-tip'
import { ProjectCard } from './project-card'
import { UpTimeCard } from './up-time-card'

/** Loaded once the first view is shown. */
const details = withShared(
  'dashboard-details',
  builtOn('shell', () => import('./details'))
)

export default function DashboardScreen() {
  const { t } = useText()
  const { $name, $status, $trust } = useModel(createDashboard)
  const name = useStore($name)
  const trust = useStore($trust)
  return (
    <Page title={t('menu.dashboard')} actions={<Part {...details} quiet with={{ show: 'trust', trust }} />}>
      <Part {...details} with={{ show: 'state', from: $status }} waiting={<Waiting />} />
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
        <Part {...details} quiet with={{ show: 'usage', status }} waiting={<Waiting />} />
      </div>
      <div className={styles.lists}>
        <Part {...details} quiet with={{ show: 'lists', name, status }} />
      </div>
    </>
  )
}

/** In place of a card that is loaded later. */
function Waiting() {
  return (
    <Card>
      <Skeleton />
    </Card>
  )
}
