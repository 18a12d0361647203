import { DAY_MS } from './day'
import { parseDeviceTime } from './time-text'

const TYPED = /^(\d{4}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{1,2})\.?(?:[ T-](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?$/

/** What these keys type while a Japanese input method is on. */
const JAPANESE: Readonly<Record<string, string>> = { ー: '-', '−': '-', '・': '/', '。': '.' }

/** Full-width digits and punctuation as ASCII, and one space between words. */
export const plainPunctuation = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[ー−・。]/g, character => JAPANESE[character] ?? character)
    .replace(/\s+/g, ' ')
    .trim()

/** Dates and times in words or without separators, with the usual ones. */
const separated = (text: string): string =>
  plainPunctuation(text)
    .replace(/^(\d{4})(\d\d)(\d\d)(?!\d)/, '$1/$2/$3')
    .replace(/[年년月월] ?/g, '/')
    .replace(/[日일] ?/, ' ')
    .replace(/ ?[時시分분] ?/g, ':')
    .replace(/ ?[秒초]$/, '')
    .replace(/:$/, ':00')
    .trim()

/**
 * Reads a time of the panel as it is typed: with slashes, dots, hyphens, in Japanese or Korean, or without separators; with or
 * without seconds, also in full width. 24:00 is the end of a day. A text with a zone is none.
 * @param dateAlone what a date without a time of day is; without it, it is no time
 */
export function readTypedTime(text: string, dateAlone?: 'start' | 'end'): number | undefined {
  const { date, time } = typedParts(text) ?? {}
  if (date === undefined) return undefined
  if (time === '24:00:00') return after(parseDeviceTime(`${date} 00:00:00`))
  if (time) return parseDeviceTime(`${date} ${time}`)
  return dateAlone && parseDeviceTime(`${date} ${dateAlone === 'end' ? '23:59:59' : '00:00:00'}`)
}

/** A day as text, with the time of day that is typed in another text, if one is. */
export function withTypedTime(date: string, text: string): string {
  const time = typedParts(text)?.time
  return time ? `${date} ${time}` : date
}

function typedParts(text: string): { date: string; time: string | undefined } | undefined {
  const parts = TYPED.exec(separated(text))
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1).map(part => (part ?? '').padStart(2, '0'))
  return { date: `${year}/${month}/${day}`, time: parts[4] && `${hour}:${minute}:${second}` }
}

const after = (midnight: number | undefined) => (midnight === undefined ? undefined : midnight + DAY_MS)
