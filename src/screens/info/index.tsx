import { useStore } from '@nanostores/preact'
import type { Health } from '../../api/health'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { EventsCard } from './events-card'
import { FindingsCard } from './findings-card'
import styles from './info.module.css'
import { createInfo, type InfoModel } from './model'
import { SubsystemsCard } from './subsystems-card'
import { splitFindings, verdictOf } from './verdict'
import { VerdictCard } from './verdict-card'

export default function InfoScreen() {
  const { t } = useText()
  const model = useModel(createInfo)
  return (
    <Page title={t('menu.info')}>
      <Loaded from={model.$health}>{health => <HealthCards model={model} health={health} />}</Loaded>
    </Page>
  )
}

function HealthCards({ model, health }: { model: InfoModel; health: Health }) {
  const stale = useStore(model.$health.$stale)
  const current = useStore(model.$health).status === 'ready' && !stale
  const { open, acknowledged } = splitFindings(health)
  return (
    <>
      <VerdictCard health={health} verdict={verdictOf(health, current)} openCount={open.length} />
      <FindingsCard model={model} open={open} acknowledged={acknowledged} />
      <div className={styles.lists}>
        <SubsystemsCard subsystems={health.subsystems} />
        <EventsCard events={health.events} />
      </div>
    </>
  )
}
