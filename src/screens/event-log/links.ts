import { parseDeviceTime } from '../../lib/text/time-text'
import { windowParameter } from '../../lib/time-range/range-filter'
import { screenPath } from '../../session/screen-path'
import type { Priority } from './filters'

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
