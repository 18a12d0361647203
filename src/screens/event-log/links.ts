import type { PanelEvent } from '../../api/event-log'
import { parseDeviceTime } from '../../lib/text/time-text'
import { windowParameter } from '../../lib/time-range/range-filter'
import { screenPath } from '../../session/screen-path'
import type { Priority } from './filters'

/** Shown before and after an event. */
const AROUND_MS = 5 * 60_000

/** The trend of the minutes around an event. */
export function trendPath(
  { triggered_at }: Pick<PanelEvent, 'triggered_at'>,
  { log, channel }: NonNullable<PanelEvent['logged']>
): string | undefined {
  const time = parseDeviceTime(triggered_at)
  if (time === undefined) return
  const range = windowParameter({ from: time - AROUND_MS, to: time + AROUND_MS })
  return `${screenPath('data', 'data-log')}?${new URLSearchParams({ log, channels: channel, range })}`
}

interface Wanted {
  text?: string
  priority?: readonly Priority[]
  state?: string
  /** As the panel sends them. */
  from?: string
  to?: string
}

/** The events behind a row of the figures. */
export function eventsPath({ text, priority, state, from = '', to = '' }: Wanted): string {
  const [first, last] = [parseDeviceTime(from), parseDeviceTime(to)]
  const query = new URLSearchParams({
    ...(priority && { priority: priority.join() }),
    ...(state && { state }),
    ...(text && { text }),
    ...(first !== undefined && last !== undefined && { range: windowParameter({ from: first, to: last }) })
  })
  return `${screenPath('data', 'event-log')}?${query}`
}
