import { newWifiSettings } from '../../api/generated/limits/wifi'
import type { NewWifiSettings, WifiSettings } from '../../api/wifi'
import { length, nonEmpty, printable, when } from '../../lib/form/rules'
import { ipv4Rules } from '../../lib/network/ipv4-rules'
import { NO_ADDRESS, withMask } from '../../lib/network/ipv4-settings'

/** The hotspot's password is typed here only if the hotspot has none. */
export type WifiValues = WifiSettings & { hotspot_password: string }

export const valuesOf = (settings: WifiSettings): WifiValues => ({ ...withMask(settings), hotspot_password: '' })

export const needsHotspotPassword = ({ mode, hotspot_password_set }: WifiSettings) =>
  mode === 'hotspot' && !hotspot_password_set

export const settingsRules = {
  ...ipv4Rules<WifiValues>(({ mode, method }) => mode === 'client' && method === 'static'),
  hotspot_password: [nonEmpty, printable, length(...newWifiSettings.hotspot_password)].map(rule =>
    when(needsHotspotPassword, rule)
  )
}

/** Fields that the mode does not use keep the panel's values. */
export function settingsFrom(values: WifiValues, before: WifiSettings): NewWifiSettings {
  const { mode, method, hotspot_password } = values
  if (mode !== 'client')
    return { ...addressOf(before), mode, ...(needsHotspotPassword(values) && { hotspot_password }) }
  return { ...addressOf(values), mode, ...(method === 'dhcp' && { ...NO_ADDRESS, dns1: '', dns2: '' }) }
}

function addressOf({ method, address, mask, gateway, dns1, dns2 }: WifiSettings): Omit<NewWifiSettings, 'mode'> {
  return { method, address, mask, gateway, dns1, dns2 }
}
