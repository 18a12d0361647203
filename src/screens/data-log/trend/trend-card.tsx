import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'react'
import { fitOnPaper } from '../../../lib/browser/fit-on-paper'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import type { Children } from '../../../ui/page/children'
import { EmptyState } from '../../../ui/page/empty-state'
import type { DataLogModel } from '../model'
import { ChartArea } from './chart-area'
import { ChartTools } from './chart-tools'
import { Legend } from './legend'
import { PointCount } from './point-count'
import { SelectionStatistics } from './selection-statistics'

export function TrendCard({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const trend = useStore(model.$shown)?.trend
  const drawable = trend?.series.columns.some(column => column.some(value => value !== null))
  return (
    <Card>
      <Legend model={model} />
      {drawable ? (
        <>
          <OnPaper>
            <ChartArea model={model} />
          </OnPaper>
          <ChartTools model={model} />
          <PointCount model={model} />
          <SelectionStatistics model={model} />
        </>
      ) : (
        <EmptyState title={t('dataLog.chart.noNumbers')} />
      )}
    </Card>
  )
}

/** A chart that is too wide for paper. */
function OnPaper({ children }: { children: Children }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? fitOnPaper(box.current) : undefined), [])
  return <div ref={box}>{children}</div>
}
