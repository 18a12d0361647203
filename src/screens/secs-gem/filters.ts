import type { SecsGemDirection, SecsGemWanted } from '../../api/secs-gem'
import { choiceFilter, createUrlFilters, textFilter } from '../../lib/browser/url-filters'

export const LONGEST_FILTER = 100
export const DIRECTIONS = ['sent', 'received'] as const satisfies readonly SecsGemDirection[]

/** '' for all. */
export interface Filters {
  direction: '' | SecsGemDirection
  text: string
}

export const createFilters = () =>
  createUrlFilters<Filters>({ direction: choiceFilter(['', ...DIRECTIONS]), text: textFilter(LONGEST_FILTER) })

export const wantedBy = ({ direction, text }: Filters): SecsGemWanted => ({
  ...(direction && { direction }),
  ...(text.trim() && { text: text.trim() })
})
