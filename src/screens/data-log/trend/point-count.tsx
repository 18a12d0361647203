import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import type { DataLogModel } from '../model'
import { timeOfDay } from '../texts'

/** The records in the chart, how far they are reduced, and the time of the values in the legend. */
export function PointCount({ model, time }: { model: DataLogModel; time: number | undefined }) {
  const { t } = useText()
  const { records, trend } = useStore(model.$shown) ?? {}
  if (!records || !trend) return null
  const count = t('common.term.records', { count: records.total })
  const reduced = trend.recordsPerPoint > 1 && t('dataLog.points', { count: trend.recordsPerPoint })
  return <span>{[count, reduced, time !== undefined && timeOfDay(time)].filter(Boolean).join(' · ')}</span>
}
