import { computed } from 'nanostores'
import { parseDeviceTime, showDeviceTime } from '../lib/text/time-text'
import { $clock, type ClockReading } from './clock'

const MAX_DIFFERENCE_MS = 5 * 60_000

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

function formatIn(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' }
    })
  } catch {
    return undefined
  }
}

/** As if it were UTC; undefined for a zone that this browser does not know. */
function wallTimeIn(zone: string, instant: number): number | undefined {
  if (!formats.has(zone)) formats.set(zone, formatIn(zone))
  const parts = formats.get(zone)?.formatToParts(instant)
  if (!parts) return undefined
  const numberOf = (type: string) => Number(parts.find(part => part.type === type)?.value)
  const [year, month, day] = [numberOf('year'), numberOf('month'), numberOf('day')]
  return Date.UTC(year, month - 1, day, numberOf('hour') % 24, numberOf('minute'), numberOf('second'))
}

/**
 * This browser's clock in the panel's zone, to the minute, where the panel's differs by more than a delay. Undefined
 * where the panel sends no zone: wall clocks without one cannot be compared.
 */
export function differingTime({ text, zone, quality }: ClockReading, now: number): string | undefined {
  const [shown, expected] = [parseDeviceTime(text), zone && wallTimeIn(zone, now)]
  if (quality !== 'live' || shown === undefined || typeof expected !== 'number') return undefined
  return Math.abs(shown - expected) > MAX_DIFFERENCE_MS ? showDeviceTime(expected).slice(0, 16) : undefined
}

/** Changes once a minute at most. */
export const $differingTime = computed($clock, clock => differingTime(clock, Date.now()))
