import type { PanelState } from '../state'
import type { Device, DeviceSettings, SerialPort } from './communication-state'
import { unsuitableFields } from './drivers'

type Ports = Pick<PanelState, 'plcDevices' | 'serialPorts'>
type Fault = 'duplicate_station' | 'port_conflict'

/** Serves Siemens MPI. Only one port can. */
const FAST_RATE = 187_500

const isAtSamePlace = (one: DeviceSettings, other: DeviceSettings) =>
  one.port === other.port && (one.port !== 'lan' || (one.address === other.address && one.tcp_port === other.tcp_port))

/** What the other devices that are switched on, and the serial port, do not allow. */
export function deviceConflicts(
  { plcDevices, serialPorts }: Ports,
  { id, driver }: Pick<Device, 'id' | 'driver'>,
  settings: DeviceSettings
): Partial<Record<keyof DeviceSettings, Fault>> {
  if (!settings.enabled) return {}
  const near = plcDevices.filter(
    other => other.id !== id && other.settings.enabled && isAtSamePlace(other.settings, settings)
  )
  const port = serialPorts.find(other => other.id === settings.port)
  const field = port ? 'port' : 'tcp_port'
  if (near.some(other => other.driver !== driver)) return { [field]: 'port_conflict' }
  if (port && unsuitableFields(driver, port.settings).length > 0) return { port: 'port_conflict' }
  const isTaken = near.some(other => other.settings.station === settings.station)
  return isTaken ? { station: 'duplicate_station' } : {}
}

/** The other port at 187.5K, if this one is to have it too. */
export function fastPort({ serialPorts }: Ports, id: string, baudRate: number): SerialPort | undefined {
  if (baudRate !== FAST_RATE) return undefined
  return serialPorts.find(port => port.id !== id && port.settings.baud_rate === FAST_RATE)
}

export function hasConflict(ports: Ports, device: Device): boolean {
  const port = ports.serialPorts.find(({ id }) => id === device.settings.port)
  return (
    Object.keys(deviceConflicts(ports, device, device.settings)).length > 0 ||
    (port !== undefined && fastPort(ports, port.id, port.settings.baud_rate) !== undefined)
  )
}
