import { isIPv4 } from 'node:net'
import type { FieldFaults } from '../http/handler-types'
import { isUnicast } from '../network/ipv4'
import type { PanelState } from '../state'
import type { Device, DeviceSettings, SerialPort, SerialSettings } from './communication-state'
import { driverOf, unsuitableFields } from './drivers'

type DeviceFaults = FieldFaults<'PUT /features/communication/devices/{id}/settings', 400>
type PortFaults = FieldFaults<'PUT /features/communication/ports/{id}/settings', 400>

/** What is wrong with settings of a device by themselves, by field; the contract checks single values. */
export function deviceFaults({ driver }: Pick<Device, 'driver'>, settings: DeviceSettings): DeviceFaults {
  const { ports, stations } = driverOf(driver)
  const { port, address, tcp_port: tcpPort, station } = settings
  const isNetwork = port === 'lan'
  return {
    ...(!ports.includes(port) && { port: 'not_with_driver' }),
    ...((isNetwork ? !(isIPv4(address) && isUnicast(address)) : address !== '') && { address: 'ipv4' }),
    ...((tcpPort !== null) !== isNetwork && { tcp_port: 'not_with_driver' }),
    ...((station < stations.first || station > stations.last) && { station: 'not_with_driver' })
  }
}

/** With the drivers of the devices that are switched on at the port. */
export function serialFaults({ plcDevices }: PanelState, port: SerialPort, settings: SerialSettings): PortFaults {
  const { mode, baud_rate } = settings
  if (!port.modes.includes(mode)) return { mode: 'not_on_port' }
  if (baud_rate === 187_500 && mode === 'rs232') return { baud_rate: 'needs_rs485' }
  const drivers = plcDevices
    .filter(device => device.settings.enabled && device.settings.port === port.id)
    .map(({ driver }) => driver)
  const fields = drivers.flatMap(driver => unsuitableFields(driver, settings))
  return Object.fromEntries(fields.map(field => [field, 'not_with_driver' as const]))
}
