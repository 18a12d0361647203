import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { showDeviceTime } from '../../lib/text/time-text'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Skeleton } from '../../ui/page/skeleton'
import { Loaded } from '../../ui/status/loaded'
import type { DataLogModel } from './model'
import { RecordsTable } from './table/records-table'
import { TrendCard } from './trend/trend-card'

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
  if (records.series.times.length === 0) return <NoRecords model={model} nearest={records.nearest} />
  return (
    <div aria-busy={reading || undefined}>
      {layout !== 'table' && <TrendCard model={model} />}
      {layout !== 'trend' && <RecordsTable model={model} />}
    </div>
  )
}

function NoRecords({ model, nearest }: { model: DataLogModel; nearest: number | undefined }) {
  const { t } = useText()
  const show = nearest !== undefined && <Button onClick={model.showNearest}>{t('dataLog.empty.show')}</Button>
  return (
    <EmptyState icon="chart" title={t('dataLog.empty')} action={show}>
      {nearest !== undefined && t('dataLog.empty.nearest', { time: showDeviceTime(nearest) })}
    </EmptyState>
  )
}

function LoadingCard() {
  return (
    <Card>
      <Skeleton />
    </Card>
  )
}
