import { listSecsGemMessagesQuery } from '../../api/generated/limits/secs-gem'
import type { SecsGemDirection, SecsGemWanted } from '../../api/secs-gem'
import { choiceFilter, createUrlFilters, textFilter } from '../../lib/browser/url-filters'

export const DIRECTIONS = ['sent', 'received'] as const satisfies readonly SecsGemDirection[]

/** '' for all. */
export interface Filters {
  direction: '' | SecsGemDirection
  text: string
}

export const createFilters = () =>
  createUrlFilters<Filters>({
    direction: choiceFilter(['', ...DIRECTIONS]),
    text: textFilter(listSecsGemMessagesQuery.text[1])
  })

export const wantedBy = ({ direction, text }: Filters): SecsGemWanted => ({
  ...(direction && { direction }),
  ...(text.trim() && { text: text.trim() })
})
