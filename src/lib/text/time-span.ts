import type { Translator } from './i18n'
import { joinParts } from './join'

const UNITS = [
  ['time.span.days', 86_400],
  ['time.span.hours', 3_600],
  ['time.span.minutes', 60],
  ['time.span.seconds', 1]
] as const

const SHOWN_UNITS = 2

/** A jump of the clock, as in `+2 h 3 min`. */
export function spanText(milliseconds: number, t: Translator['t']): string {
  const sign = toSeconds(milliseconds) === 0 ? '' : milliseconds < 0 ? '-' : '+'
  return sign + lengthText(milliseconds, t)
}

/** In its two largest units, as in `2 h 3 min`. */
export function lengthText(milliseconds: number, t: Translator['t']): string {
  const seconds = toSeconds(milliseconds)
  const largest = UNITS.findIndex(([, size]) => seconds >= size)
  if (largest < 0) return t('time.span.seconds', { count: 0 })
  const parts = UNITS.slice(largest, largest + SHOWN_UNITS).map(([unit, size], index) => {
    const above = UNITS[largest + index - 1]
    const count = Math.floor((index > 0 && above ? seconds % above[1] : seconds) / size)
    return count > 0 ? t(unit, { count }) : ''
  })
  return joinParts(parts.filter(Boolean))
}

const toSeconds = (milliseconds: number) => Math.round(Math.abs(milliseconds) / 1000)
