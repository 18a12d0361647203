import type { Schemas } from '../../../src/api/generated/schema'
import { timeOf } from '../device/device-text'
import { offsetAtWallTime, type ZoneInForce } from '../device/zone-offset'

/**
 * The cells of a device text, with the offset from UTC that was in force when the record was made; with the format
 * `device` the offset is a cell of its own. Without a zone, the one that the panel has now.
 */
export type TimeCells = (deviceText: string | null, recordedIn?: ZoneInForce) => readonly (string | null)[]

export function createTimeCells(format: Schemas['ExportTimeFormat'], panelZone: string): TimeCells {
  const none = format === 'device' ? [null, null] : [null]
  return (text, recordedIn = { zone: panelZone, isSecond: false }) => {
    if (text === null) return none
    const offset = offsetAtWallTime(recordedIn.zone, timeOf(text), recordedIn.isSecond)
    if (format === 'device') return [text, offset]
    const iso = `${isoText(text)}${offset}`
    return [format === 'utc' ? new Date(iso).toISOString().replace('.000', '') : iso]
  }
}

const isoText = (deviceText: string): string => deviceText.replace(/\//g, '-').replace(' ', 'T')
