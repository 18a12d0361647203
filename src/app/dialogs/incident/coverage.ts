import { plainText } from '../../../lib/text/plain-text'
import { parseDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import type { T } from './report-model'

/** Time of the oldest record of a log, null if it is empty; undefined where the panel does not say. */
export type OldestTime = string | null | undefined

/** Of when in the range a log knows nothing, as its records begin later. */
export function beginNotes(log: string, oldest: OldestTime, { from }: TimeWindow, t: T): string[] {
  if (oldest === null) return [t('incidentDialog.logEmpty', { log })]
  const first = parseDeviceTime(oldest ?? '')
  if (first === undefined || first <= from) return []
  return [t('incidentDialog.logBegins', { log, time: plainText(oldest ?? '', 32) })]
}

/** That there is nothing in the range, as far as the log goes back. */
export function noneNote(none: string, oldest: OldestTime, { from, to }: TimeWindow, t: T): string {
  const first = oldest === null ? Number.POSITIVE_INFINITY : (parseDeviceTime(oldest ?? '') ?? from)
  if (first > to) return t('incidentDialog.unknown')
  return first > from ? t('incidentDialog.noneSince', { time: plainText(oldest ?? '', 32) }) : none
}
