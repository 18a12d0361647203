import { useStore } from '@nanostores/preact'
import { formatNumber } from '../../../lib/text/format'
import { useText } from '../../../lib/text/use-text'
import type { DataLogModel } from '../model'
import { timeIn } from '../texts'
import styles from './legend.module.css'

/** The records in the chart, how far they are reduced, and the time of the values in the legend. */
export function PointCount({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const { records, trend, extent } = useStore(model.$shown) ?? {}
  const record = useStore(model.$legendRecord)
  const visible = useStore(model.$visibleCount)
  if (!records || !trend || !extent) return null
  const { total } = records
  const time = record?.series.times[record.index]
  const count =
    visible === undefined || visible === total
      ? t('common.term.records', { count: total })
      : t('dataLog.count', { shown: formatNumber(visible), total: formatNumber(total) })
  const reduced = trend.recordsPerPoint > 1 && t('dataLog.points', { count: trend.recordsPerPoint })
  return (
    <p className={styles.count}>
      {[count, reduced, time !== undefined && timeIn(extent, time)].filter(Boolean).join(' · ')}
    </p>
  )
}
