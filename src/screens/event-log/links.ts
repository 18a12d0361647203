import type { AlarmFigure } from '../../api/event-log'
import { parseDeviceTime } from '../../lib/text/time-text'
import { windowParameter } from '../../lib/time-range/range-filter'
import { SCREENS } from '../../session/generated/screens'
import type { Priority } from './filters'

const SECOND = 1000

export interface Wanted {
  text?: string
  priority?: readonly Priority[]
  state?: string
  figure?: AlarmFigure
  /** As the panel sends them. */
  from?: string | null
  to?: string | null
}

/** The events behind a row of the figures. */
export function eventsPath({ text, priority, state, figure, from, to }: Wanted): string {
  const [first, last] = [parseDeviceTime(from ?? ''), parseDeviceTime(to ?? '')]
  const query = new URLSearchParams({
    ...(priority && { priority: priority.join() }),
    ...(state && { state }),
    ...(text && { text }),
    ...(figure && { figure }),
    ...(first !== undefined && last !== undefined && { range: windowParameter(atLeastASecond(first, last)) })
  })
  return `${SCREENS['event-log'].path}?${query}`
}

/** All may have happened in one second, and no range is empty. */
const atLeastASecond = (from: number, to: number) => ({ from, to: Math.max(to, from + SECOND) })
