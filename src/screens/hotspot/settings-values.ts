import type { HotspotRegion, HotspotSettings, NewHotspotSettings } from '../../api/hotspot'
import { trimFields } from '../../lib/network/ipv4-settings'

type NumericField = 'channel' | 'lease_minutes' | 'max_clients' | 'auto_off_minutes'

/** Numbers are text while they are edited; the password is empty unless a new one is typed. */
export type HotspotValues = Omit<HotspotSettings, NumericField> & Record<NumericField, string> & { password: string }

export function valuesOf(settings: HotspotSettings): HotspotValues {
  return {
    ...settings,
    password: '',
    channel: String(settings.channel),
    lease_minutes: String(settings.lease_minutes),
    max_clients: String(settings.max_clients),
    auto_off_minutes: String(settings.auto_off_minutes)
  }
}

export const normalizeHotspot = (values: HotspotValues): HotspotValues =>
  trimFields(values, ['address', 'dhcp_first', 'dhcp_last', 'lease_minutes', 'max_clients', 'auto_off_minutes'])

export function settingsFrom({ password, password_set, ...values }: HotspotValues): NewHotspotSettings {
  return {
    ...values,
    channel: Number(values.channel),
    lease_minutes: Number(values.lease_minutes),
    max_clients: Number(values.max_clients),
    auto_off_minutes: Number(values.auto_off_minutes),
    ...(password && { password })
  }
}

export function channelsFor(
  regions: readonly HotspotRegion[],
  { country, band }: Pick<HotspotValues, 'country' | 'band'>
): readonly number[] {
  const region = regions.find(candidate => candidate.country === country)
  return (band === '5' ? region?.channels_5 : region?.channels_24) ?? []
}
