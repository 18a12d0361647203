import { DESTINATION } from '../storage/target-settings'
import type { DataBackupSettings } from './backup-data-state'
import { hasOutsideTarget } from './outside-target'

type Sent = Omit<DataBackupSettings, 'target'> & { target: Omit<DataBackupSettings['target'], 'password'> }

const PRIORITIES: DataBackupSettings['event_priority'][] = ['low', 'middle', 'high', 'emergency']

/** Whether a save has runs delete records that they would not have deleted before, or not yet, or after a copy elsewhere. */
export const deletesMore = (sent: Sent, stored: DataBackupSettings): boolean =>
  sent.delete_copied &&
  (!stored.delete_copied ||
    sent.retention_days < stored.retention_days ||
    sent.contents.some(content => !stored.contents.includes(content)) ||
    copiesMore(sent, stored) ||
    runsMore(sent, stored) ||
    (hasOutsideTarget(sent) && [...DESTINATION, 'folder' as const].some(it => sent.target[it] !== stored.target[it])))

function copiesMore(sent: Sent, stored: Sent): boolean {
  const [one, other] = [daysBackOf(sent), daysBackOf(stored)]
  return one.first < other.first || one.last > other.last || (sent.catch_up && !stored.catch_up)
}

/** Days before today. */
function daysBackOf({ range, days }: Sent): { first: number; last: number } {
  if (range === 'all') return { first: 0, last: Number.POSITIVE_INFINITY }
  if (range === 'yesterday') return { first: 1, last: 1 }
  return { first: 0, last: range === 'today' ? 0 : days - 1 }
}

function runsMore(sent: Sent, stored: Sent): boolean {
  if (sent.schedule === 'none') return false
  if (sent.schedule !== stored.schedule) return true
  const isLower = PRIORITIES.indexOf(sent.event_priority) < PRIORITIES.indexOf(stored.event_priority)
  return sent.schedule === 'event' && isLower
}
