import { isIPv4 } from 'node:net'
import type { FieldFaults } from '../http/handler-types'
import type { EthernetPort } from './ethernet-state'
import { isHost, isHostIn, isUnicast, overlap, prefixOf, type Subnet } from './ipv4'

type Settings = EthernetPort['settings']
/** A port with what it is set to, and the network that it works in, which may come from DHCP. */
export interface PortInUse extends Pick<EthernetPort, 'id' | 'settings'> {
  address: string | null
  mask: string | null
}

type Fields = FieldFaults<'PUT /network/ethernet/{id}/settings', 409>

/** What is wrong with settings of a port, by field; the contract checks single values. */
export function refusedSettings(id: string, settings: Settings, ports: readonly PortInUse[]): Fields {
  const dns = { ...wrongDns('dns1', settings), ...wrongDns('dns2', settings) }
  return settings.method === 'dhcp' ? dns : { ...dns, ...wrongAddress(id, settings, ports) }
}

function wrongDns(field: 'dns1' | 'dns2', settings: Settings): Fields {
  return settings[field] === '' || isUnicast(settings[field]) ? {} : { [field]: 'ipv4' }
}

function wrongAddress(id: string, settings: Settings, ports: readonly PortInUse[]): Fields {
  const { address } = settings
  const prefix = prefixOf(settings.mask)
  if (prefix === undefined || prefix < 8 || prefix > 30) return { mask: 'mask' }
  if (!isIPv4(address)) return { address: 'ipv4' }
  if (!isUnicast(address)) return { address: 'reserved_address' }
  const subnet = { address, prefix }
  if (!isHost(subnet)) return { address: 'not_a_host' }
  const others = ports.filter(port => port.id !== id)
  for (const port of others) {
    const other = port.settings.method === 'static' ? port.settings : port
    if (other.address === address) return { address: 'already_exists' }
    const otherPrefix = prefixOf(other.mask ?? '')
    if (!other.address || !isIPv4(other.address) || otherPrefix === undefined) continue
    if (overlap(subnet, { address: other.address, prefix: otherPrefix })) return { address: 'subnet_overlaps' }
  }
  return wrongGateway(settings, subnet, others)
}

function wrongGateway({ gateway }: Settings, subnet: Subnet, others: readonly PortInUse[]): Fields {
  if (gateway === '') return {}
  if (!isIPv4(gateway)) return { gateway: 'ipv4' }
  if (gateway === subnet.address) return { gateway: 'gateway_own' }
  if (!isHostIn(subnet, gateway)) return { gateway: 'outside_subnet' }
  return others.some(({ settings: other }) => other.method === 'static' && other.gateway !== '')
    ? { gateway: 'second_gateway' }
    : {}
}
