import { listTimeZones } from '../../../api/misc-services'
import { resource } from '../../../lib/remote/resource'

export const createZones = () => resource(listTimeZones)

export type Zones = ReturnType<typeof createZones>

/** Such as `UTC+09:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
