import { listOpcUaTraceLinesQuery } from '../../../api/generated/limits/opcua-trace'
import type { OpcUaTraceCategory, OpcUaTraceLineLevel, OpcUaTraceWanted } from '../../../api/opcua/trace'
import { choiceFilter, textFilter } from '../../../lib/browser/url-filters'
import { fieldsOf } from '../../../lib/form/fields'
import type { Translator } from '../../../lib/text/i18n'
import { createPageFilters } from '../../../stores/address/page-filters'
import { CATEGORY_TEXTS } from './texts'

/** The worst first. */
export const LEVELS = ['error', 'warning', 'info', 'debug'] as const satisfies readonly OpcUaTraceLineLevel[]
export const CATEGORIES = fieldsOf(CATEGORY_TEXTS)

/** '' for all. */
export interface Filters {
  level: '' | OpcUaTraceLineLevel
  category: '' | OpcUaTraceCategory
  text: string
}

export const createFilters = () =>
  createPageFilters<Filters>({
    level: choiceFilter(['', ...LEVELS], 'opcuaTrace.level'),
    category: choiceFilter(['', ...CATEGORIES], 'common.term.category'),
    text: textFilter(listOpcUaTraceLinesQuery.text[1])
  })

export const wantedBy = ({ level, category, text }: Filters): OpcUaTraceWanted => ({
  ...(level && { level }),
  ...(category && { category: [category] }),
  ...(text.trim() && { text: text.trim() })
})

export const limitsOf = ({ level, category, text }: Filters, t: Translator['t']) => [
  { label: t('opcuaTrace.level'), value: level && t(`opcuaTrace.level.from.${level}`) },
  { label: t('common.term.category'), value: category && t(CATEGORY_TEXTS[category]) },
  { label: t('common.term.text'), value: text.trim() }
]
