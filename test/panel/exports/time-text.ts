import type { Schemas } from '../../../src/api/generated/schema'
import { offsetAtWallTime } from '../device/zone-offset'

/** Writes a device text as the file has it; in the panel's zone, unless the record was made in another one. */
export type TimeText = (deviceText: string, zone?: string) => string

export function createTimeText(format: Schemas['ExportTimeFormat'], panelZone: string): TimeText {
  if (format === 'device') return text => text
  const offsetAt = createOffsets()
  if (format === 'utc')
    return (text, zone = panelZone) =>
      new Date(`${isoText(text)}${offsetAt(zone, text)}`).toISOString().replace('.000', '')
  return (text, zone = panelZone) => `${isoText(text)}${offsetAt(zone, text)}`
}

const isoText = (deviceText: string): string => deviceText.replace(/\//g, '-').replace(' ', 'T')

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

function offsetOf(zone: string, deviceText: string): string {
  return offsetAtWallTime(zone, Date.parse(`${isoText(deviceText)}Z`))
}
