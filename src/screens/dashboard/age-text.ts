import type { Message } from '../../lib/text/message'
import { upTimeParts } from '../../lib/text/up-time'

/** How long ago something was, in its largest unit. */
export function ageText(seconds: number): Message {
  const { days, hours, minutes } = upTimeParts(seconds)
  if (days > 0) return ['dashboardDetails.daysAgo', { count: days }]
  return hours > 0
    ? ['dashboardDetails.hoursAgo', { count: hours }]
    : ['dashboardDetails.minutesAgo', { count: minutes }]
}
