import { type EventsWanted, exportEvents } from '../../api/event-log'
import { joinList } from '../../lib/text/join'
import type { LogExport } from '../../stores/ranged-log'
import type { Query } from './filters'
import { STATE_TEXTS } from './texts'

/** In the language of the console. */
export const EXPORTED: LogExport<Query, EventsWanted> = {
  fileName: 'event-log.csv',
  matching: 'eventLog.export.matching',
  records: 'eventLog.export.records',
  start: exportEvents,
  limits: ({ state, priority, category, text }, t) => [
    { label: t('common.term.status'), value: joinList(state.map(it => t(STATE_TEXTS[it]))) },
    { label: t('eventLog.priority'), value: joinList(priority.map(it => t(`common.priority.${it}`))) },
    { label: t('common.term.category'), value: joinList(category.map(String)) },
    { label: t('common.term.text'), value: text.trim() }
  ]
}
