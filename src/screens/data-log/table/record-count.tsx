import { useStore } from '@nanostores/preact'
import { formatNumber } from '../../../lib/text/format'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import type { DataLogModel } from '../model'

/** The records in the table, and how many there are. */
export function RecordCount({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const records = useStore(model.$shown)?.records
  const listed = useStore(model.$listed)
  if (!records || !listed) return null
  const shown = String(listed.series.times.length)
  return (
    <span>
      {t(listed.zoomed ? 'dataLog.count.zoomed' : 'dataLog.count', { shown, total: formatNumber(records.total) })}
    </span>
  )
}

export function OlderButton({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const records = useStore(model.$shown)?.records
  const listed = useStore(model.$listed)
  if (!records?.overview || listed?.zoomed) return null
  return (
    <Button kind="quiet" onClick={model.showOlder}>
      {t('dataLog.older')}
    </Button>
  )
}
