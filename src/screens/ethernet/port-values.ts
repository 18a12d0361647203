import type { EthernetSettings } from '../../api/ethernet'
import { maskOf, parseMask, showIpv4 } from '../../lib/network/ipv4'

/** What stands in the form of a port. */
export interface PortValues {
  mode: EthernetSettings['mode']
  address: string
  mask: string
  gateway: string
  dns1: string
  dns2: string
  hostname: string
  mtu: string
}

const USUAL_MASK = '255.255.255.0'

export const valuesOf = (settings: EthernetSettings): PortValues => ({
  ...settings,
  mask: settings.mask || USUAL_MASK,
  mtu: String(settings.mtu)
})

/** With DHCP an address of one's own means nothing; a mask may be written as `/24`. */
export function settingsFrom(values: PortValues): EthernetSettings {
  const { mode, address, mask, gateway, dns1, dns2, hostname, mtu } = values
  const own = mode === 'static'
  return {
    mode,
    address: own ? address.trim() : '',
    mask: own ? longMask(mask.trim()) : '',
    gateway: own ? gateway.trim() : '',
    dns1: dns1.trim(),
    dns2: dns2.trim(),
    hostname: hostname.trim(),
    mtu: Number(mtu)
  }
}

function longMask(mask: string): string {
  const prefix = parseMask(mask)
  return prefix === undefined ? mask : showIpv4(maskOf(prefix))
}
