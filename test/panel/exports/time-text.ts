import type { Schemas } from '../../../src/api/generated/schema'

/** Writes a device text as the file has it; in the panel's zone, unless the record was made in another one. */
export type TimeText = (deviceText: string, zone?: string) => string

export function createTimeText(format: Schemas['ExportTimeFormat'], panelZone: string): TimeText {
  if (format === 'device') return text => text
  const offsetAt = createOffsets()
  return (text, zone = panelZone) => `${text.replace(/\//g, '-').replace(' ', 'T')}${offsetAt(zone, text)}`
}

/** Offsets from UTC by wall clock; they change at full quarters of an hour, so that few need to be computed. */
function createOffsets() {
  const known = new Map<string, string>()
  return (zone: string, deviceText: string): string => {
    const key = `${zone} ${deviceText.slice(0, 15)}`
    const offset = known.get(key) ?? offsetOf(zone, deviceText)
    known.set(key, offset)
    return offset
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** One for each zone, because they take long to make. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}

/** Such as `+09:00`. Of a wall clock that a zone has twice in a year, the first counts. */
function offsetOf(zone: string, deviceText: string): string {
  const at = (instant: number) => {
    const name =
      formatIn(zone)
        .formatToParts(instant)
        .find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return name.replace('GMT', '') || '+00:00'
  }
  const wallClock = Date.parse(`${deviceText.replace(/\//g, '-').replace(' ', 'T')}Z`)
  return at(wallClock - millisecondsOf(at(wallClock - DAY)))
}

const DAY = 86_400_000

function millisecondsOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}
