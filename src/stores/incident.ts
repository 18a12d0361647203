import { atom } from 'nanostores'
import { parseDeviceTime } from '../lib/text/time-text'
import { type Range, windowAround } from '../lib/time-range/range'
import { openDialog } from './dialogs'

/** What the open dialog reports on. */
export const $incident = atom<Range>('24h')

/** Opens the incident report of a range; of the last 24 hours where a screen shows all times. */
export function openIncident(range: Range = '24h'): void {
  $incident.set(range)
  openDialog('incident')
}

/** Of the minutes before and after a time of the panel. */
export function openIncidentAround(timeText: string): void {
  const time = parseDeviceTime(timeText)
  if (time !== undefined) openIncident(windowAround(time))
}
