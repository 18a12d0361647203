import { isIPv4 } from 'node:net'
import type { FieldFaults } from '../http/handler-types'
import type { EthernetPort } from './ethernet-state'
import { isHost, isHostIn, isUnicast, overlap, prefixOf } from './ipv4'

type Settings = EthernetPort['settings']
/** A port with what it is set to, and the network that it works in, which may come from DHCP. */
export interface PortInUse extends Pick<EthernetPort, 'id' | 'settings'> {
  address: string | null
  mask: string | null
}

type Faults = FieldFaults<'PUT /network/ethernet/{id}/settings', 400>
type Conflicts = FieldFaults<'PUT /network/ethernet/{id}/settings', 409>

/** What is wrong with settings of a port by themselves, by field; the contract checks single values. */
export function wrongSettings(settings: Settings): Faults {
  const dns = { ...wrongDns('dns1', settings), ...wrongDns('dns2', settings) }
  return settings.method === 'dhcp' ? dns : { ...dns, ...wrongAddress(settings) }
}

function wrongDns(field: 'dns1' | 'dns2', settings: Settings): Faults {
  return settings[field] === '' || isUnicast(settings[field]) ? {} : { [field]: 'ipv4' }
}

/** What is wrong with a static address. */
export function wrongAddress({ address, mask, gateway }: Pick<Settings, 'address' | 'mask' | 'gateway'>): Faults {
  const prefix = prefixOf(mask)
  if (prefix === undefined || prefix < 8 || prefix > 30) return { mask: 'mask' }
  if (!isIPv4(address)) return { address: 'ipv4' }
  if (!isUnicast(address)) return { address: 'reserved_address' }
  const subnet = { address, prefix }
  if (!isHost(subnet)) return { address: 'not_a_host' }
  if (gateway === '') return {}
  if (!isIPv4(gateway)) return { gateway: 'ipv4' }
  if (gateway === address) return { gateway: 'gateway_own' }
  return isHostIn(subnet, gateway) ? {} : { gateway: 'outside_subnet' }
}

/** What other ports do not allow in settings that are right by themselves. */
export function conflictsOf(id: string, { method, ...settings }: Settings, ports: readonly PortInUse[]): Conflicts {
  const prefix = prefixOf(settings.mask)
  if (method === 'dhcp' || prefix === undefined) return {}
  const { address, gateway } = settings
  const others = ports.filter(port => port.id !== id)
  for (const port of others) {
    const other = port.settings.method === 'static' ? port.settings : port
    if (other.address === address) return { address: 'already_exists' }
    const otherPrefix = prefixOf(other.mask ?? '')
    if (!other.address || !isIPv4(other.address) || otherPrefix === undefined) continue
    if (overlap({ address, prefix }, { address: other.address, prefix: otherPrefix }))
      return { address: 'subnet_overlaps' }
  }
  const isSecond = gateway !== '' && others.some(({ settings: it }) => it.method === 'static' && it.gateway !== '')
  return isSecond ? { gateway: 'second_gateway' } : {}
}
