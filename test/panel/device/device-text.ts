/** Wall-clock milliseconds are treated as UTC, so that no time zone shifts them. */
export function deviceText(time: number): string {
  return isoText(time).replace(/-/g, '/').replace('T', ' ')
}

/** Of a text that `deviceText` has made. */
export const timeOf = (text: string): number => Date.parse(`${text.replace(/\//g, '-').replace(' ', 'T')}Z`)

export function isoText(time: number): string {
  return new Date(time).toISOString().slice(0, 19)
}

/** `YYYY.MM.DD-HH:mm:ss`; undefined for a date or time that does not exist. */
export function readSentTime(text: string): number | undefined {
  const [date = '', clock = ''] = text.split('-')
  const iso = `${date.replace(/\./g, '-')}T${clock}`
  const time = Date.parse(`${iso}Z`)
  return Number.isFinite(time) && isoText(time) === iso ? time : undefined
}
