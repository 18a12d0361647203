import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Skeleton } from '../../ui/page/skeleton'
import { Loaded } from '../../ui/status/loaded'
import { Part } from '../../ui/status/part'
import type { DataLogModel } from './model'
import { RecordsTable } from './table/records-table'
import { TrendCard } from './trend/trend-card'

const loadNoRecords = () => import('./no-records')

export function RecordsView({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const log = useStore(model.choice.$choice)?.log
  const layout = useStore(model.layout.$layout)
  useEffect(() => {
    if (layout !== 'table') model.code.loadOnce()
  }, [model, layout])
  if (log?.channels.length === 0) return <EmptyState icon="chart" title={t('dataLog.chart.noChannels')} />
  return (
    <Loaded from={model.feed.$records} item skeleton={<LoadingCard />}>
      {() => <RecordsContent model={model} />}
    </Loaded>
  )
}

function RecordsContent({ model }: { model: DataLogModel }) {
  const records = useStore(model.$shown)?.records
  const layout = useStore(model.layout.$layout)
  const reading = useStore(model.feed.$reading)
  if (!records) return reading ? <LoadingCard /> : null
  if (records.series.times.length === 0)
    return <Part name="data-log-no-records" load={loadNoRecords} with={{ model, records }} waiting={<LoadingCard />} />
  return (
    <div aria-busy={reading || undefined}>
      {layout !== 'table' && <TrendCard model={model} />}
      {layout !== 'trend' && <RecordsTable model={model} />}
    </div>
  )
}

function LoadingCard() {
  return (
    <Card>
      <Skeleton />
    </Card>
  )
}
