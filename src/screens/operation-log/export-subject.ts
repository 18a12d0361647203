import { exportOperations } from '../../api/operation-log'
import { laterRequests } from '../../lib/remote/stoppable'
import { formatNumber } from '../../lib/text/format'
import { rangeText } from '../../lib/time-range/range-text'
import type { ExportSubject } from '../../stores/exports'
import { type Query, wantedBy } from './filters'

/** What matches the filters. `now` is the panel's clock. */
export function exportSubjectOf(query: Query, total: number | undefined, now: () => Promise<number>): ExportSubject {
  const { user, place, object, text, result, range } = query
  return {
    fileName: 'operation-log.csv',
    parts: [
      {
        id: 'matching',
        text: 'operationLog.export.matching',
        async start(format) {
          const later = laterRequests()
          const wanted = wantedBy(query, await now())
          return later(() => exportOperations({ ...wanted, ...format }))
        }
      }
    ],
    limits: t => [
      { label: t('range.label'), value: rangeText(range, t) },
      { label: t('operationLog.user'), value: user.trim() },
      { label: t('operationLog.place'), value: place && t(`operationLog.place.${place}`) },
      { label: t('operationLog.object'), value: object.trim() },
      { label: t('operationLog.text'), value: text.trim() },
      { label: t('operationLog.result'), value: result && t(`operationLog.result.${result}`) },
      { label: t('operationLog.export.records'), value: total === undefined ? '' : formatNumber(total) }
    ]
  }
}
