import type { TrendWindow } from '../../chart/types'
import type { FieldErrors } from '../../lib/form/form'
import { parseDeviceTime } from '../../lib/text/time-text'

export const PRESETS = ['15min', '1h', '8h', '24h', 'today', 'week'] as const
export type Preset = (typeof PRESETS)[number]

/** A span up to now, or two times in the panel's time. */
export type Range = Preset | TrendWindow

export interface RangeInput {
  from: string
  to: string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The panel's wall clock has no time zone, so every day has 24 hours. */
const STARTS: Record<Preset, (now: number) => number> = {
  '15min': now => now - 15 * MINUTE,
  '1h': now => now - HOUR,
  '8h': now => now - 8 * HOUR,
  '24h': now => now - DAY,
  today: now => now - (now % DAY),
  week: now => now - 7 * DAY
}

/** `now` is the panel's clock, not the browser's. */
export function windowOf(range: Range, now: number): TrendWindow {
  return typeof range === 'string' ? { from: STARTS[range](now), to: now } : range
}

/** A window that starts or ends at the record nearest to an empty window; forward it is no longer than can be loaded at once. */
export function windowNextTo(nearest: number, { from, to }: TrendWindow, maxForward: number): TrendWindow {
  const span = to - from
  if (nearest < from) return { from: nearest - span, to: nearest }
  return { from: nearest, to: nearest + Math.min(span, maxForward) }
}

export function rangeOf({ from, to }: RangeInput): TrendWindow | undefined {
  const first = parseDeviceTime(from)
  const last = parseDeviceTime(to)
  return first === undefined || last === undefined ? undefined : { from: first, to: last }
}

export function validateRange({ from, to }: RangeInput): FieldErrors<RangeInput> {
  const errors: FieldErrors<RangeInput> = {}
  if (parseDeviceTime(from) === undefined) errors.from = 'dataLog.range.malformed'
  if (parseDeviceTime(to) === undefined) errors.to = 'dataLog.range.malformed'
  const range = rangeOf({ from, to })
  if (range && range.from >= range.to) errors.to = 'dataLog.range.reversed'
  return errors
}
