import type { EthernetPort, EthernetSettings } from '../../api/ethernet'
import { isHostIn, parseIpv4 } from '../../lib/network/ipv4'
import { subnetOf } from '../../lib/network/ipv4-rules'

export interface PortSettings {
  id: string
  settings: EthernetSettings
}

/** The settings of a port, with what DHCP has assigned to it as its address and mask. */
export function withLease({ id, settings }: PortSettings, live: readonly EthernetPort[] = []): EthernetSettings {
  const { address = null, mask = null } = live.find(port => port.id === id) ?? {}
  return settings.method === 'dhcp' && address && mask ? { ...settings, address, mask } : settings
}

/** The port from which an address is reached without a router; none where no port is in its network. */
export function portInNetworkOf(
  address: string,
  ports: readonly PortSettings[],
  live?: readonly EthernetPort[]
): string | undefined {
  const target = parseIpv4(address)
  return ports.find(port => {
    const subnet = subnetOf(withLease(port, live))
    return target !== undefined && subnet !== undefined && isHostIn(target, subnet)
  })?.id
}
