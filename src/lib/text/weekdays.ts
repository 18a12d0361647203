import { DAY_MS } from './day'
import { $i18n } from './i18n'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const MONDAY = Date.UTC(2024, 0, 1)

/** The name of a day of the week, which the contract calls `mon` or `monday`, in the language of the page. */
export function weekdayName(day: string): string {
  const format = new Intl.DateTimeFormat($i18n.get().language, { weekday: 'long', timeZone: 'UTC' })
  return format.format(MONDAY + DAYS.indexOf(day.slice(0, 3)) * DAY_MS)
}
