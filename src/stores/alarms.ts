import type { ActiveAlarms } from '../api/findings'
import { SCREENS } from '../session/generated/screens'

const PRIORITIES = ['emergency', 'high', 'middle', 'low'] as const satisfies readonly (keyof ActiveAlarms)[]

type Count = keyof ActiveAlarms['emergency']

/** The priorities of which there are any, the most important first. */
export const countsOf = (alarms: ActiveAlarms, of: Count) =>
  PRIORITIES.map(priority => ({ priority, count: alarms[priority][of] })).filter(({ count }) => count > 0)

/** The event log with the active alarms. */
export const ACTIVE_ALARMS_PATH = `${SCREENS['event-log'].path}?state=triggered,acknowledged`
