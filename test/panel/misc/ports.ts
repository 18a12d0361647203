import type { Schemas } from '../../../src/api/generated/schema'
import { availabilityOf } from '../codesys/availability'
import { refuse } from '../http/handler-types'
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

interface Listening {
  enabled: boolean
  port: number
}

/** Refuses the port of another service to one that is on, or that is set to it. */
export function refuseTaken(
  state: PanelState,
  self: PortOwner,
  protocol: Protocol,
  before: Listening,
  after: Listening
) {
  const owner = (after.enabled || after.port !== before.port) && portOwner(state, self, protocol, after.port)
  return owner ? refuse(409, 'port_taken', { fields: { port: `taken_by_${owner}` as const } }) : undefined
}
