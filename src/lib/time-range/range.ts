import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

export const PRESETS = ['15min', '1h', '8h', '24h', 'today', 'week'] as const
export type Preset = (typeof PRESETS)[number]

/** Two times of the panel's clock. */
export interface TimeWindow {
  from: number
  to: number
}

/** A span up to now, or two times in the panel's time. */
export type Range = Preset | TimeWindow

/** The panel's wall clock has no time zone: its times count as UTC. */
const STARTS: Record<Preset, (now: Dayjs) => Dayjs> = {
  '15min': now => now.subtract(15, 'minute'),
  '1h': now => now.subtract(1, 'hour'),
  '8h': now => now.subtract(8, 'hour'),
  '24h': now => now.subtract(24, 'hour'),
  today: now => now.startOf('day'),
  week: now => now.subtract(1, 'week')
}

/** `now` is the panel's clock, not the browser's. */
export function windowOf(range: Range, now: number): TimeWindow {
  return typeof range === 'string' ? { from: STARTS[range](dayjs.utc(now)).valueOf(), to: now } : range
}

/** A window as long as an empty one, which starts or ends at the record nearest to it. */
export function windowNextTo(nearest: number, { from, to }: TimeWindow): TimeWindow {
  const span = to - from
  return nearest < from ? { from: nearest - span, to: nearest } : { from: nearest, to: nearest + span }
}
