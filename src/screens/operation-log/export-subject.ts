import type { ExportFormat } from '../../api/exports'
import { exportOperations } from '../../api/operation-log'
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
        start: async (format: ExportFormat) => exportOperations({ ...wantedBy(query, await now()), ...format })
      }
    ],
    limits: t =>
      [
        [t('range.label'), rangeText(range, t)] as const,
        [t('operationLog.user'), user.trim()] as const,
        [t('operationLog.place'), place && t(`operationLog.place.${place}`)] as const,
        [t('operationLog.object'), object.trim()] as const,
        [t('operationLog.text'), text.trim()] as const,
        [t('operationLog.result'), result && t(`operationLog.result.${result}`)] as const,
        [t('operationLog.export.records'), total === undefined ? '' : formatNumber(total)] as const
      ].filter(([, value]) => value !== '')
  }
}
