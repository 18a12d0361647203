import { useStore } from '@nanostores/preact'
import { formatNumber } from '../../../lib/text/format'
import { $i18n } from '../../../lib/text/i18n'
import { Button } from '../../../ui/page/button'
import type { DataLogModel } from '../model'
import { timeOfDay } from '../texts'

/** The records in the table, and how many there are. */
export function RecordCount({ model }: { model: DataLogModel }) {
  const { t } = useStore($i18n)
  const records = useStore(model.$shown)?.records
  if (!records) return null
  const shown = String(records.series.times.length)
  return <span>{t('dataLog.count', { shown, total: formatNumber(records.total) })}</span>
}

/** The records in the chart, how far they are reduced, and the time of the values in the legend. */
export function PointCount({ model, time }: { model: DataLogModel; time: number | undefined }) {
  const { t } = useStore($i18n)
  const { records, trend } = useStore(model.$shown) ?? {}
  if (!records || !trend) return null
  const count = t('dataLog.records', { count: records.total })
  const reduced = trend.recordsPerPoint > 1 && t('dataLog.points', { count: trend.recordsPerPoint })
  return <span>{[count, reduced, time !== undefined && timeOfDay(time)].filter(Boolean).join(' · ')}</span>
}

export function OlderButton({ model }: { model: DataLogModel }) {
  const { t } = useStore($i18n)
  const records = useStore(model.$shown)?.records
  if (!records?.overview) return null
  return (
    <Button kind="quiet" onClick={model.showOlder}>
      {t('dataLog.older')}
    </Button>
  )
}
