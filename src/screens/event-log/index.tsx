import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { ClockChangesNote } from '../../ui/filter/clock-changes-note'
import { RangeChoice } from '../../ui/filter/range-choice'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Tabs } from '../../ui/page/tabs'
import { Part } from '../../ui/status/part'
import { LogStatus } from '../../ui/table/log-card'
import styles from './event-log.module.css'
import { QUALITY_RANGE } from './filters'
import { ListCard } from './list-card'
import { createEventLog } from './model'
import { Summary } from './summary'

const loadQuality = () => import('./quality/tab')

const TABS = ['events', 'quality'] as const

export default function EventLogScreen() {
  const { t } = useText()
  const model = useModel(createEventLog)
  const { tab } = useStore(model.filters.$filters)
  const initial = tab === 'quality' ? QUALITY_RANGE : undefined
  return (
    <Page title={t('menu.eventLog')} actions={<RangeChoice of={model.filters} {...(initial && { initial })} />}>
      <Tabs
        label={t('common.term.views')}
        tabs={TABS.map(id => ({ id, text: t(`eventLog.tab.${id}`) }))}
        current={tab}
        onPick={picked => model.filters.filter({ tab: picked })}
        aside={
          tab === 'events' && (
            <div className={styles.aside}>
              <LogStatus of={model.list}>
                <Summary model={model} />
              </LogStatus>
            </div>
          )
        }
      >
        <ClockChangesNote of={tab === 'quality' ? model.$qualityClockChanges : model.filters.$clockChanges} />
        {tab === 'events' ? (
          <ListCard model={model} />
        ) : (
          <Part
            name="event-log-quality"
            load={loadQuality}
            with={{ filters: model.filters, initial: QUALITY_RANGE }}
            waiting={<Skeleton />}
          />
        )}
      </Tabs>
    </Page>
  )
}
