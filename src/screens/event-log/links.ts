import { parseDeviceTime } from '../../lib/text/time-text'
import { windowParameter } from '../../lib/time-range/range-filter'
import { SCREENS } from '../../session/generated/screens'
import type { Priority } from './filters'

const SECOND = 1000

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
    ...(first !== undefined && last !== undefined && { range: windowParameter(atLeastASecond(first, last)) })
  })
  return `${SCREENS['event-log'].path}?${query}`
}

/** All may have happened in one second, and no range is empty. */
const atLeastASecond = (from: number, to: number) => ({ from, to: Math.max(to, from + SECOND) })
