import { listTimeZones, type TimeZone } from '../../../api/misc-services'
import { resource } from '../../../lib/remote/resource'

export const createZones = () => resource(listTimeZones)

export type Zones = ReturnType<typeof createZones>

/** Such as `UTC+09:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** How another zone moves the clock; undefined while this is unknown. */
export function zoneJump(zones: readonly TimeZone[], before: string, after: string, now: number | undefined) {
  const offsetOf = (zone: string) => zones.find(({ name }) => name === zone)?.offset_minutes
  const [from, to] = [offsetOf(before), offsetOf(after)]
  if (before === after || now === undefined || from === undefined || to === undefined) return undefined
  return { from: now, to: now + (to - from) * 60_000 }
}
