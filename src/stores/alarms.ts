import type { ActiveAlarm, ActiveAlarms } from '../api/findings'
import { SCREENS } from '../session/generated/screens'

const PRIORITIES = ['emergency', 'high', 'middle', 'low'] as const satisfies readonly (keyof ActiveAlarms)[]

/** How severe an active alarm is, beside the findings. */
export const alarmSeverity = (priority: ActiveAlarm['priority']) => (priority === 'emergency' ? 'fault' : 'attention')

type Count = keyof ActiveAlarms['emergency']

/** The priorities of which there are any, the most important first. */
export const countsOf = (alarms: ActiveAlarms, of: Count) =>
  PRIORITIES.map(priority => ({ priority, count: alarms[priority][of] })).filter(({ count }) => count > 0)

export const totalOf = (counts: ReturnType<typeof countsOf>) => counts.reduce((sum, { count }) => sum + count, 0)

/** The event log with the active alarms. */
export const ACTIVE_ALARMS_PATH = `${SCREENS['event-log'].path}?state=triggered,acknowledged`

/** The event log with what has just happened, active or not. */
export const LATEST_EVENTS_PATH = `${SCREENS['event-log'].path}?range=24h`
