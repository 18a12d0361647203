import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Tabs } from '../../ui/page/tabs'
import { Part } from '../../ui/status/part'
import { ListCard } from './list-card'
import { createEventLog } from './model'

const loadQuality = () => import('./quality/tab')

const TABS = ['events', 'quality'] as const

export default function EventLogScreen() {
  const { t } = useText()
  const model = useModel(createEventLog)
  const { tab } = useStore(model.filters.$filters)
  return (
    <Page title={t('menu.eventLog')}>
      <Tabs
        label={t('eventLog.tabs')}
        tabs={TABS.map(id => ({ id, text: t(`eventLog.tab.${id}`) }))}
        current={tab}
        onPick={picked => model.filters.filter({ tab: picked })}
      >
        {tab === 'events' ? (
          <ListCard model={model} />
        ) : (
          <Part name="event-log-quality" load={loadQuality} with={{ filters: model.filters }} waiting={<Skeleton />} />
        )}
      </Tabs>
    </Page>
  )
}
