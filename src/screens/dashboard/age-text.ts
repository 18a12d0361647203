import type { Message } from '../../lib/text/message'
import { upTimeParts } from '../../lib/text/up-time'

/** How long ago something was, in its largest unit. */
export function ageText(seconds: number): Message {
  const { days, hours, minutes } = upTimeParts(seconds)
  if (days > 0) return ['dashboardDetails.daysAgo', { count: days }]
  if (hours > 0) return ['dashboardDetails.hoursAgo', { count: hours }]
  return minutes > 0 ? ['dashboardDetails.minutesAgo', { count: minutes }] : 'dashboardDetails.justNow'
}
