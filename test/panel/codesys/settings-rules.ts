import type { FieldFaults } from '../http/handler-types'
import type { Caller } from '../network/callers'
import { wrongAddress } from '../network/ethernet-rules'
import { contains, prefixOf } from '../network/ipv4'
import type { Services } from '../services'
import type { CodesysState } from './codesys-state'

type Settings = CodesysState['settings']
type Faults = FieldFaults<'PUT /features/codesys/settings', 400>
type Conflicts = FieldFaults<'PUT /features/codesys/settings', 409>
type Context = Pick<Services, 'state' | 'network'> & { caller: Caller }

/** What is wrong with the settings by themselves. */
export function wrongSettings(settings: Settings, { state: { ethernet } }: Pick<Context, 'state'>): Faults {
  const isPort = (id: string) => ethernet.some(port => port.id === id)
  if (!isPort(settings.port)) return { port: 'unknown' }
  if (!settings.fieldbus_ports.every(isPort)) return { fieldbus_ports: 'unknown' }
  if (settings.fieldbus_ports.includes(settings.port)) return { port: 'fieldbus_port' }
  return wrongAddress(settings)
}

/** What the networks of the panel do not allow in settings that are right by themselves. */
export function conflictsOf(settings: Settings, context: Context): Conflicts {
  const { state, network, caller } = context
  const { port: id, address } = settings
  const { hosts } = state.network
  const serving = settings.fieldbus_ports.some(port => network.isServing(port) || port === caller.port)
  if (serving) return { fieldbus_ports: 'serving_port' }
  const configured = state.ethernet.flatMap(({ settings: it }) => (it.method === 'static' ? [it.address] : []))
  if ([...network.ownAddresses(), ...configured].includes(address)) return { address: 'panel_address' }
  if (!isInSubnet(context, id, address)) return { address: 'outside_port_subnet' }
  const isTaken = hosts.some(host => host.port === id && host.address === address && !host.via)
  return isTaken ? { address: 'address_in_use' } : {}
}

/** A port without a link has the subnet that it is set to. */
function isInSubnet({ state, network }: Context, id: string, address: string): boolean {
  const port = state.ethernet.find(it => it.id === id)
  if (!port) return false
  const live = network.status(port)
  const own = live.address ?? port.settings.address
  const prefix = prefixOf(live.mask ?? port.settings.mask)
  return own !== '' && prefix !== undefined && contains({ address: own, prefix }, address)
}
