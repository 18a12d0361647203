import type { Schemas } from '../../../src/api/generated/schema'
import { availabilityOf } from '../codesys/availability'
import type { PanelState } from '../state'

export type PortOwner = Schemas['MiscPortOwner']
export const MDNS_PORT = 5353
/** Where the engineering software searches panels. */
export const SEARCH_PORT = 10_421

type Protocol = 'tcp' | 'udp'

interface TakenPort {
  owner: PortOwner
  protocol: Protocol
  port: number
}

/** What the services of the panel listen on. */
function takenPorts(state: PanelState): TakenPort[] {
  const { misc, opcua, secsGem, secsLicence, vnc } = state
  const { enabled, mode, port } = secsGem.settings
  const tcp = (owner: PortOwner, ...ports: number[]) =>
    ports.map((port): TakenPort => ({ owner, protocol: 'tcp', port }))
  const udp = (owner: PortOwner, ...ports: number[]) =>
    ports.map((port): TakenPort => ({ owner, protocol: 'udp', port }))
  return [
    ...tcp('web_server', 80, 443),
    ...tcp('opcua', opcua.settings.port),
    ...(availabilityOf(state) === 'available' ? [...tcp('codesys', 1217, 11_740), ...udp('codesys', 1740)] : []),
    ...(vnc.settings.enabled ? tcp('vnc', vnc.settings.port) : []),
    ...(enabled && secsLicence && mode === 'passive' ? tcp('secs_gem', port) : []),
    ...(misc.ftp.enabled ? tcp('ftp', misc.ftp.port) : []),
    ...(misc.snmp.enabled ? udp('snmp', misc.snmp.port) : []),
    ...(misc.discovery.mdns ? udp('discovery', MDNS_PORT) : []),
    ...(misc.discovery.vendor ? udp('discovery', SEARCH_PORT) : [])
  ]
}

/** The other service that has a port. */
export function portOwner(state: PanelState, self: PortOwner, protocol: Protocol, port: number): PortOwner | undefined {
  const found = takenPorts(state).find(it => it.protocol === protocol && it.port === port && it.owner !== self)
  return found?.owner
}
