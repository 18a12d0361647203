import { atom } from 'nanostores'
import { parseDeviceTime } from '../lib/text/time-text'
import { type Range, windowAround } from '../lib/time-range/range'
import { openDialog } from './dialogs'

export interface ReportedChannel {
  log: string
  channel: string
}

interface IncidentSubject {
  range: Range
  /** That come first in the trend, as the report does not have all of them. */
  channels: readonly ReportedChannel[]
}

/** What the open dialog reports on. */
export const $incident = atom<IncidentSubject>({ range: '24h', channels: [] })

/** Opens the incident report of a range; of the last 24 hours where a screen shows all times. */
export function openIncident(range: Range = '24h', channels: readonly ReportedChannel[] = []): void {
  $incident.set({ range, channels })
  openDialog('incident')
}

/** Of the minutes before and after a time of the panel. */
export function openIncidentAround(timeText: string): void {
  const time = parseDeviceTime(timeText)
  if (time !== undefined) openIncident(windowAround(time))
}
