import { useStore } from '@nanostores/preact'
import { formatNumber } from '../../lib/text/format'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import type { DataLogModel } from './model'
import { timeOfDay } from './texts'

/** The number of loaded records, and the time of the values in the legend. */
export function RecordCount({ model, time }: { model: DataLogModel; time?: number | undefined }) {
  const { t } = useStore($i18n)
  const records = useStore(model.$shown)?.records
  if (!records) return null
  const shown = String(records.series.times.length)
  const count = t('dataLog.count', { shown, total: formatNumber(records.total) })
  return <span>{time === undefined ? count : `${count} · ${timeOfDay(time)}`}</span>
}

export function OlderButton({ model }: { model: DataLogModel }) {
  const { t } = useStore($i18n)
  const records = useStore(model.$shown)?.records
  if (!records || records.total <= records.series.times.length) return null
  return (
    <Button kind="quiet" onClick={model.showOlder}>
      {t('dataLog.older')}
    </Button>
  )
}
