import { listSecsGemMessagesQuery } from '../../api/generated/limits/secs-gem'
import type { SecsGemDirection, SecsGemWanted } from '../../api/secs-gem'
import { choiceFilter, textFilter } from '../../lib/browser/url-filters'
import type { Translator } from '../../lib/text/i18n'
import { createPageFilters } from '../../stores/address/page-filters'
import { DIRECTION_TEXTS } from './texts'

export const DIRECTIONS = ['sent', 'received'] as const satisfies readonly SecsGemDirection[]

/** '' for all. */
export interface Filters {
  direction: '' | SecsGemDirection
  text: string
}

export const createFilters = () =>
  createPageFilters<Filters>({
    direction: choiceFilter(['', ...DIRECTIONS], 'secsGem.direction'),
    text: textFilter(listSecsGemMessagesQuery.text[1])
  })

export const wantedBy = ({ direction, text }: Filters): SecsGemWanted => ({
  ...(direction && { direction }),
  ...(text.trim() && { text: text.trim() })
})

export const limitsOf = ({ direction, text }: Filters, t: Translator['t']) => [
  { label: t('secsGem.direction'), value: direction && t(DIRECTION_TEXTS[direction]) },
  { label: t('secsGem.text'), value: text.trim() }
]
