import { isHostOf, isUnicast, parseIpv4, parseMask, sameSubnet, subnetsOverlap } from '../../src/lib/network/ipv4'
import type { EthernetPort } from './plant-network'

type Settings = EthernetPort['settings']
type Fields = Partial<Record<keyof Settings, string>>

/** What is wrong with settings of a port, by field; what a single value can be is told by the contract. */
export function refusedSettings(id: string, settings: Settings, ports: readonly EthernetPort[]): Fields {
  const dns = { ...wrongDns('dns1', settings), ...wrongDns('dns2', settings) }
  return settings.mode === 'dhcp' ? dns : { ...dns, ...wrongAddress(id, settings, ports) }
}

function wrongDns(field: 'dns1' | 'dns2', settings: Settings): Fields {
  if (settings[field] === '') return {}
  const address = parseIpv4(settings[field])
  return address !== undefined && isUnicast(address) ? {} : { [field]: 'ipv4' }
}

function wrongAddress(id: string, settings: Settings, ports: readonly EthernetPort[]): Fields {
  const address = parseIpv4(settings.address)
  const prefix = parseMask(settings.mask)
  if (prefix === undefined || prefix < 8 || prefix > 30) return { mask: 'mask' }
  if (address === undefined) return { address: 'ipv4' }
  if (!isUnicast(address)) return { address: 'reserved_address' }
  if (!isHostOf(address, prefix)) return { address: 'not_a_host' }
  const others = ports.filter(port => port.id !== id && port.settings.mode === 'static')
  for (const { settings: other } of others) {
    const theirs = { address: parseIpv4(other.address) ?? 0, prefix: parseMask(other.mask) ?? 32 }
    if (theirs.address === address) return { address: 'already_exists' }
    if (subnetsOverlap({ address, prefix }, theirs)) return { address: 'subnet_overlaps' }
  }
  return wrongGateway(settings, address, prefix, others)
}

function wrongGateway({ gateway }: Settings, own: number, prefix: number, others: readonly EthernetPort[]): Fields {
  if (gateway === '') return {}
  const address = parseIpv4(gateway)
  if (address === undefined) return { gateway: 'ipv4' }
  if (address === own) return { gateway: 'gateway_own' }
  if (!sameSubnet(address, own, prefix) || !isHostOf(address, prefix)) return { gateway: 'gateway_outside' }
  return others.some(({ settings }) => settings.gateway !== '') ? { gateway: 'second_gateway' } : {}
}
