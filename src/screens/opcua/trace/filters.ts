import { listOpcUaTraceLinesQuery } from '../../../api/generated/limits/opcua-trace'
import type { OpcUaTraceCategory, OpcUaTraceLineLevel, OpcUaTraceWanted } from '../../../api/opcua-trace'
import { choiceFilter, createUrlFilters, textFilter } from '../../../lib/browser/url-filters'

/** The worst first. */
export const LEVELS = ['error', 'warning', 'info', 'debug'] as const satisfies readonly OpcUaTraceLineLevel[]
export const CATEGORIES = [
  'server',
  'session',
  'subscription',
  'security',
  'value',
  'discovery'
] as const satisfies readonly OpcUaTraceCategory[]

/** '' for all. */
export interface Filters {
  level: '' | OpcUaTraceLineLevel
  category: '' | OpcUaTraceCategory
  text: string
}

export const createFilters = () =>
  createUrlFilters<Filters>({
    level: choiceFilter(['', ...LEVELS]),
    category: choiceFilter(['', ...CATEGORIES]),
    text: textFilter(listOpcUaTraceLinesQuery.text[1])
  })

export const wantedBy = ({ level, category, text }: Filters): OpcUaTraceWanted => ({
  ...(level && { level }),
  ...(category && { category: [category] }),
  ...(text.trim() && { text: text.trim() })
})
