import { listOperationsQuery } from '../../api/generated/limits/operation-log'
import type { OperationPlace, OperationResult, OperationsWanted } from '../../api/operation-log'
import { choiceFilter, textFilter } from '../../lib/browser/url-filters'
import type { Range } from '../../lib/time-range/range'
import { rangeSent } from '../../lib/time-range/range-sent'
import { createPageFilters } from '../../stores/address/page-filters'
import { MARK_PARAMETERS } from '../../stores/marked'

export const PLACES = ['panel', 'webview', 'vnc', 'opcua', 'console'] as const satisfies readonly OperationPlace[]
export const RESULTS = ['done', 'refused', 'failed'] as const satisfies readonly OperationResult[]

/** '' for all. */
export interface Filters {
  user: string
  place: '' | OperationPlace
  object: string
  text: string
  result: '' | OperationResult
}

export interface Query extends Filters {
  range: Range | undefined
}

export const createFilters = () =>
  createPageFilters<Filters>(
    {
      user: textFilter(listOperationsQuery.username[1]),
      place: choiceFilter(['', ...PLACES], 'operationLog.place'),
      object: textFilter(listOperationsQuery.object[1]),
      text: textFilter(listOperationsQuery.text[1]),
      result: choiceFilter(['', ...RESULTS], 'operationLog.result')
    },
    MARK_PARAMETERS
  )

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(value => value.trim() !== '')

/** `now` is the panel's clock. */
export function wantedBy({ user, place, object, text, result, range }: Query, now: number): OperationsWanted {
  return {
    ...rangeSent(range, now),
    ...(user.trim() && { username: user.trim() }),
    ...(place && { place: [place] }),
    ...(object.trim() && { object: object.trim() }),
    ...(text.trim() && { text: text.trim() }),
    ...(result && { result: [result] })
  }
}
