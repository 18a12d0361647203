import type { Message } from '../../lib/text/message'
import { upTimeParts } from '../../lib/text/up-time'

/** How long ago something was, in its largest unit. */
export function ageText(seconds: number): Message {
  const { days, hours, minutes } = upTimeParts(seconds)
  if (days > 0) return ['dashboard.daysAgo', { count: days }]
  if (hours > 0) return ['dashboard.hoursAgo', { count: hours }]
  return minutes > 0 ? ['dashboard.minutesAgo', { count: minutes }] : 'dashboard.justNow'
}
