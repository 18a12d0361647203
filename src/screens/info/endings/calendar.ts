import { instantIn } from '../../../lib/browser/wall-time'
import type { Translator } from '../../../lib/text/i18n'
import { joinDetail, joinParts } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { type CalendarEvent, writeCalendar } from './icalendar'
import { type Ending, hasEnded, KINDS } from './kinds'
import type { EndingRow } from './rows'

const MINUTE_MS = 60_000

export interface CalendarFacts {
  /** The panel's wall clock. */
  now: number
  /** The panel's time zone, if it is known. */
  zone: string | undefined
  hmiName: string
  /** Different for each panel. */
  panelId: string
  /** Where its console is, as a calendar opens no path. */
  origin: string
}

export const endingText = ({ kind, name }: Ending, t: Translator['t']): string =>
  t(`infoEndings.kind.${kind}`, { name: typeof name === 'string' ? plainText(name, 80) : t(name.term) })

/** What has not ended yet, as a calendar file. */
export function calendarOf(rows: readonly EndingRow[], facts: CalendarFacts, t: Translator['t']): string {
  const events = rows.filter(row => !hasEnded(row, facts.now)).map(row => eventOf(row, facts, t))
  return writeCalendar(events, Date.now())
}

function eventOf(
  row: EndingRow,
  { now, zone, hmiName, panelId, origin }: CalendarFacts,
  t: Translator['t']
): CalendarEvent {
  const { remedy, reminders } = KINDS[row.kind]
  const screen = t('common.labelled', {
    label: t('common.openScreen', { screen: t(row.screen) }),
    value: origin + row.path
  })
  return {
    uid: plainText(`${row.id}@${panelId}`),
    start: startOf(row, zone),
    summary: joinDetail(endingText(row, t), plainText(hmiName, 80)),
    description: joinParts([t(remedy), screen]),
    reminders: reminders.filter(minutes => row.time - minutes * MINUTE_MS > now)
  }
}

function startOf({ time, wholeDay }: Ending, zone: string | undefined): CalendarEvent['start'] {
  if (wholeDay) return { kind: 'day', time }
  const instant = zone && instantIn(zone, time)
  return typeof instant === 'number' ? { kind: 'utc', time: instant } : { kind: 'floating', time }
}
