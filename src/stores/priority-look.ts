type Look = 'filled' | 'outlined' | 'waiting' | 'plain'
type AlarmState = 'triggered' | 'acknowledged' | 'returned_unacknowledged' | 'returned'

const LOOKS: Record<AlarmState, Look> = {
  triggered: 'filled',
  acknowledged: 'outlined',
  returned_unacknowledged: 'waiting',
  returned: 'plain'
}

/** An event that is no alarm has no life cycle. */
export const priorityLook = (isAlarm: boolean, state: AlarmState = 'returned'): Look =>
  isAlarm ? LOOKS[state] : 'plain'
