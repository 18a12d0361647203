import type { SystemStatus } from '../../api/status'
import { upTimeParts } from '../../lib/text/measures'
import type { Message } from '../../lib/text/message'

/** How long ago the newest backup was made, in its largest unit. */
export function backupAge({ age_seconds }: NonNullable<SystemStatus['last_backup']>): Message {
  if (age_seconds === null) return 'dashboardDetails.noBackup'
  const { days, hours, minutes } = upTimeParts(age_seconds)
  if (days > 0) return ['dashboardDetails.daysAgo', { count: days }]
  return hours > 0
    ? ['dashboardDetails.hoursAgo', { count: hours }]
    : ['dashboardDetails.minutesAgo', { count: minutes }]
}
