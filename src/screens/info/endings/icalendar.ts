const MAX_OCTETS = 75

export interface CalendarEvent {
  /** Stays the same in later files, so that a calendar replaces the event. */
  uid: string
  /** `utc`: an instant. `day`: all of the day. `floating`: a wall clock in an unknown zone. All in milliseconds as if it were UTC. */
  start: { kind: 'utc' | 'day' | 'floating'; time: number }
  summary: string
  description: string
  /** How many minutes before the start. */
  reminders: readonly number[]
}

/** An iCalendar file (RFC 5545). */
export function writeCalendar(events: readonly CalendarEvent[], writtenAt: number): string {
  const stamp = dateTime(writtenAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Panel console//EN',
    ...events.flatMap(event => eventLines(event, stamp)),
    'END:VCALENDAR'
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

function eventLines({ uid, start, summary, description, reminders }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}Z`,
    `DTSTART${startValue(start)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    // The user is not busy then.
    'TRANSP:TRANSPARENT',
    ...reminders.flatMap(minutes => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-P${minutes % 1440 === 0 ? `${minutes / 1440}D` : `T${minutes}M`}`,
      `DESCRIPTION:${escapeText(summary)}`,
      'END:VALARM'
    ]),
    'END:VEVENT'
  ]
}

function startValue({ kind, time }: CalendarEvent['start']): string {
  if (kind === 'day') return `;VALUE=DATE:${dateTime(time).slice(0, 8)}`
  return `:${dateTime(time)}${kind === 'utc' ? 'Z' : ''}`
}

/** `20270105T094107` */
const dateTime = (time: number) => new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')

/** Of one line. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&')

/** Into lines of at most 75 octets; a line that goes on begins with a space. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
