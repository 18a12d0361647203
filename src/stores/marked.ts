import { computed } from 'nanostores'
import { createUrlFilters, type UrlFilter } from '../lib/browser/url-filters'
import { parseDeviceTime } from '../lib/text/time-text'

/** What a link to a data view marks there. */
export interface Mark {
  time: number
  /** Of a row in the log of this view. */
  number: number | undefined
}

export const timeFilter: UrlFilter<number | undefined> = {
  read: text => parseDeviceTime(text),
  write: time => (time === undefined ? '' : timeText(time))
}

const numberFilter: UrlFilter<number | undefined> = {
  read: text => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  write: number => (number === undefined ? '' : String(number))
}

const timeText = (time: number) => new Date(time).toISOString().slice(0, 19)

/** The parameters that another range or filter removes from the address, as it may hide what is marked. */
export const MARK_PARAMETERS = ['at', 'row'] as const

export const markParameters = ({ time, number }: Mark): Record<string, string> => ({
  at: timeText(time),
  ...(number !== undefined && { row: String(number) })
})

/** What is marked in this view; it is in the address, so that it is kept by Back and a reload. */
export function createMark() {
  const { $filters } = createUrlFilters({ at: timeFilter, row: numberFilter })
  return computed($filters, ({ at, row }): Mark | undefined =>
    at === undefined ? undefined : { time: at, number: row }
  )
}
