import type { Translator } from './i18n'
import { joinParts } from './join'

const UNITS = [
  ['time.span.days', 86_400],
  ['time.span.hours', 3_600],
  ['time.span.minutes', 60],
  ['time.span.seconds', 1]
] as const

const SHOWN_UNITS = 2

/** A jump of the clock in its two largest units, as in `+2 h 3 min`. */
export function spanText(milliseconds: number, t: Translator['t']): string {
  const seconds = Math.round(Math.abs(milliseconds) / 1000)
  const largest = UNITS.findIndex(([, size]) => seconds >= size)
  if (largest < 0) return t('time.span.seconds', { count: 0 })
  const parts = UNITS.slice(largest, largest + SHOWN_UNITS).map(([unit, size], index) => {
    const above = UNITS[largest + index - 1]
    const count = Math.floor((index > 0 && above ? seconds % above[1] : seconds) / size)
    return count > 0 ? t(unit, { count }) : ''
  })
  return (milliseconds < 0 ? '-' : '+') + joinParts(parts.filter(Boolean))
}
