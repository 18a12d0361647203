import { exportEvents } from '../../api/event-log'
import { laterRequests } from '../../lib/remote/stoppable'
import { formatNumber } from '../../lib/text/format'
import { joinList } from '../../lib/text/join'
import { rangeText } from '../../lib/time-range/range-text'
import type { ExportSubject } from '../../stores/exports'
import { type Query, wantedBy } from './filters'
import { STATE_TEXTS } from './texts'

/** What matches the filters, in the language of the console. `now` is the panel's clock. */
export function exportSubjectOf(query: Query, total: number | undefined, now: () => Promise<number>): ExportSubject {
  const { state, priority, category, text, range } = query
  return {
    fileName: 'event-log.csv',
    parts: [
      {
        id: 'matching',
        text: 'eventLog.export.matching',
        async start(format) {
          const later = laterRequests()
          const wanted = wantedBy(query, await now())
          return later(() => exportEvents({ ...wanted, ...format }))
        }
      }
    ],
    limits: t => [
      { label: t('range.label'), value: rangeText(range, t) },
      { label: t('common.term.status'), value: joinList(state.map(it => t(STATE_TEXTS[it]))) },
      { label: t('eventLog.priority'), value: joinList(priority.map(it => t(`common.priority.${it}`))) },
      { label: t('common.term.category'), value: joinList(category.map(String)) },
      { label: t('common.term.text'), value: text.trim() },
      { label: t('eventLog.export.records'), value: total === undefined ? '' : formatNumber(total) }
    ]
  }
}
