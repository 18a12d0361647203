import { type EventsWanted, exportEvents } from '../../api/event-log'
import { joinList } from '../../lib/text/join'
import { STATE_TEXTS } from '../../stores/event-text'
import type { LogExport } from '../../stores/ranged-log'
import { FIGURE_TEXTS, type Query } from './filters'

/** In the language of the console. */
export const EXPORTED: LogExport<Query, EventsWanted> = {
  fileName: 'event-log.csv',
  matching: 'eventLog.export.matching',
  records: 'eventLog.export.records',
  start: exportEvents,
  limits: ({ state, priority, category, text, figure }, t) => [
    { label: t('common.term.status'), value: joinList(state.map(it => t(STATE_TEXTS[it]))) },
    { label: t('eventLog.priority'), value: joinList(priority.map(it => t(`common.priority.${it}`))) },
    { label: t('common.term.category'), value: joinList(category.map(String)) },
    { label: t('common.term.text'), value: text.trim() },
    { label: t('eventLog.tab.quality'), value: figure && t(FIGURE_TEXTS[figure]) }
  ]
}
