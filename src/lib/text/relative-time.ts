import { DAY_MS } from './day'
import { $i18n } from './i18n'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const YEAR_MS = 365 * DAY_MS

/** `in 12 days`, `3 hours ago`, in whole units; years from two on. */
export function relativeText(milliseconds: number): string {
  const length = Math.abs(milliseconds)
  if (length >= 2 * YEAR_MS) return format(milliseconds / YEAR_MS, 'year')
  if (length >= DAY_MS) return format(milliseconds / DAY_MS, 'day')
  return length >= HOUR_MS ? format(milliseconds / HOUR_MS, 'hour') : format(milliseconds / MINUTE_MS, 'minute')
}

/** The same of a time that lasts until the end of its day: `today`. */
export const relativeDayText = (milliseconds: number): string =>
  milliseconds === 0 ? format(0, 'day') : relativeText(milliseconds)

function format(exact: number, unit: Intl.RelativeTimeFormatUnit): string {
  const count = Math.trunc(exact)
  const { language } = $i18n.get()
  const text = new Intl.RelativeTimeFormat(language, { numeric: count ? 'always' : 'auto' }).format(count, unit)
  // Without the space that Intl writes before Japanese units.
  return text.replace(/(\d) (?=[\u3040-\u9fff])/, '$1')
}
