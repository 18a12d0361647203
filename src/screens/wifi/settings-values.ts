import type { WifiSettings } from '../../api/wifi'
import { ipv4Rules } from '../../lib/network/ipv4-rules'
import { NO_ADDRESS } from '../../lib/network/ipv4-settings'

export const settingsRules = ipv4Rules<WifiSettings>(({ mode, method }) => mode === 'client' && method === 'static')

/** Fields that the mode does not use keep the panel's values. */
export function settingsFrom(values: WifiSettings, before: WifiSettings): WifiSettings {
  if (values.mode !== 'client') return { ...before, mode: values.mode }
  return values.method === 'static' ? values : { ...values, ...NO_ADDRESS, dns1: '', dns2: '' }
}
