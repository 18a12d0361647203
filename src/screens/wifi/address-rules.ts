import type { WifiSettings } from '../../api/wifi'
import type { FormOptions } from '../../lib/form/form'
import { type Rule, required, when } from '../../lib/form/rules'
import { gatewayOf, hostOfMask, ipv4, ipv4Mask } from '../../lib/network/ipv4-rules'

const isStatic = ({ mode, method }: WifiSettings) => mode === 'client' && method === 'static'
const onlyStatic = (...rules: Rule<WifiSettings>[]) => rules.map(rule => when(isStatic, rule))

export const addressRules: NonNullable<FormOptions<WifiSettings>['rules']> = {
  address: onlyStatic(required, ipv4, hostOfMask('mask')),
  mask: onlyStatic(required, ipv4Mask),
  gateway: onlyStatic(ipv4, gatewayOf('address', 'mask')),
  dns1: onlyStatic(ipv4),
  dns2: onlyStatic(ipv4)
}

/** With DHCP the panel has no address of its own to keep. */
export function settingsFrom(values: WifiSettings): WifiSettings {
  if (values.method === 'static') return values
  return { ...values, address: '', mask: '', gateway: '', dns1: '', dns2: '' }
}
