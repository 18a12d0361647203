import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { shiftsAt } from './shifts'

dayjs.extend(utc)

/** Shifts come last: they are offered once they are known, and no other one moves then. */
export const PRESETS = ['15min', '1h', '8h', '24h', 'today', 'yesterday', 'week', 'shift', 'lastShift'] as const
export type Preset = (typeof PRESETS)[number]

/** Two times of the panel's clock; both belong to it. */
export interface TimeWindow {
  from: number
  to: number
}

/** A span of the panel's clock, or two times in the panel's time. */
export type Range = Preset | TimeWindow

const AROUND = 5 * 60_000

/** Of a window that ends where another begins: the panel's times have seconds, and both ends are included. */
const lastBefore = (next: number): number => next - 1000

const since =
  (amount: number, unit: 'minute' | 'hour' | 'week') =>
  (now: Dayjs): [from: number] => [now.subtract(amount, unit).valueOf()]

/** The panel's wall clock has no time zone: its times count as UTC. */
const WINDOWS: Record<Preset, (now: Dayjs) => [from: number, to?: number]> = {
  '15min': since(15, 'minute'),
  '1h': since(1, 'hour'),
  '8h': since(8, 'hour'),
  '24h': since(24, 'hour'),
  shift: now => [shiftsAt(now.valueOf()).current],
  lastShift: now => [shiftsAt(now.valueOf()).previous, lastBefore(shiftsAt(now.valueOf()).current)],
  today: now => [now.startOf('day').valueOf()],
  yesterday: now => [now.startOf('day').subtract(1, 'day').valueOf(), lastBefore(now.startOf('day').valueOf())],
  week: since(1, 'week')
}

/** Whether it ends now, so that newer records belong to it too. */
export const isOpen = (range: Range): boolean =>
  typeof range === 'string' && range !== 'yesterday' && range !== 'lastShift'

/** Whether the panel's shifts have to be known for its window. */
export const isOfShifts = (range: Range | undefined): boolean => range === 'shift' || range === 'lastShift'

/** `now` is the panel's clock, not the browser's. */
export function windowOf(range: Range, now: number): TimeWindow {
  if (typeof range !== 'string') return range
  const [from, to = now] = WINDOWS[range](dayjs.utc(now))
  return { from, to }
}

/** The minutes before and after a time. */
export const windowAround = (time: number): TimeWindow => ({ from: time - AROUND, to: time + AROUND })

/** A window as long as an empty one, which starts or ends at the record nearest to it. */
export function windowNextTo(nearest: number, { from, to }: TimeWindow): TimeWindow {
  const span = to - from
  return nearest < from ? { from: nearest - span, to: nearest } : { from: nearest, to: nearest + span }
}
