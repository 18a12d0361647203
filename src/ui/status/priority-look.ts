import type { PriorityLook } from './priority'

type AlarmState = 'triggered' | 'acknowledged' | 'returned_unacknowledged' | 'returned'

const LOOKS: Record<AlarmState, PriorityLook> = {
  triggered: 'filled',
  acknowledged: 'outlined',
  returned_unacknowledged: 'waiting',
  returned: 'plain'
}

/** An event that is no alarm has no life cycle. */
export const priorityLook = (isAlarm: boolean, state: AlarmState = 'returned'): PriorityLook =>
  isAlarm ? LOOKS[state] : 'plain'
