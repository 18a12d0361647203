import type { Schemas } from '../../../src/api/generated/schema'
import type { Network } from '../network/network'
import type { PanelState } from '../state'
import type { Device, DeviceSettings, SerialSettings } from './communication-state'
import type { DriverName } from './drivers'
import { exchange } from './serial-wire'

export interface LinkFailure {
  code: Schemas['PlcLinkFault']
  detail: string
  /** How many of the characters on the wire were bad. */
  percent: number | null
}

/** Of one request to a device. */
export type Outcome = { milliseconds: number } | LinkFailure

export interface Surroundings {
  state: PanelState
  network: Network
}

/** Who listens at a port that is usual for a protocol. */
const SERVICES: Record<number, DriverName> = { 102: 'Siemens S7', 502: 'Modbus TCP' }

const failure = (code: LinkFailure['code'], detail: string): LinkFailure => ({ code, detail, percent: null })

/** Whether a request to a device would be responded to, with settings that may not be saved. */
export function outcomeOf(
  around: Surroundings,
  { driver }: Pick<Device, 'driver'>,
  settings: DeviceSettings,
  serial?: SerialSettings | null
): Outcome {
  const outcome = settings.port === 'lan' ? viaNetwork(around, driver, settings) : viaWire(around, settings, serial)
  const { timeout_s } = settings
  return 'milliseconds' in outcome && outcome.milliseconds > timeout_s * 1000
    ? failure('timeout', `No response within ${timeout_s} s`)
    : outcome
}

function viaWire({ state }: Surroundings, settings: DeviceSettings, serial?: SerialSettings | null): Outcome {
  const port = state.serialPorts.find(({ id }) => id === settings.port)
  return port
    ? exchange(port.wire, serial ?? port.settings, settings.station)
    : failure('no_cable', `There is no port ${settings.port}`)
}

function viaNetwork(around: Surroundings, driver: DriverName, settings: DeviceSettings): Outcome {
  const { address, tcp_port: port } = settings
  const host = hostOf(around, address)
  if ('code' in host) return host
  if (port === null || !host.openPorts.includes(port))
    return failure('connection_refused', `${address}:${port} refuses the connection`)
  const service = SERVICES[port]
  if (service !== driver) return failure('wrong_reply', `${address}:${port} does not respond as ${driver} does`)
  return { milliseconds: host.milliseconds }
}

/** The device at an address, where a cable leads to it. */
export function hostOf({ state, network }: Surroundings, address: string) {
  const host = network.reach(address)
  if (host) return host
  return state.ethernet.some(({ cable }) => cable)
    ? failure('unreachable', `Nothing responds at ${address}`)
    : failure('no_cable', 'No network port has a cable')
}
