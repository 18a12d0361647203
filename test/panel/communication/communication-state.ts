import type { Schemas } from '../../../src/api/generated/schema'
import type { Outage } from '../device/outages'
import type { DriverName } from './drivers'

export type DeviceSettings = Schemas['PlcDeviceSettings']
export type SerialSettings = Schemas['SerialSettings']
export type PlcPort = Schemas['PlcPort']
export type SerialPortId = Exclude<PlcPort, 'lan'>

export interface Device {
  id: string
  name: string
  driver: DriverName
  settings: DeviceSettings
  /** What the project came with. */
  project: DeviceSettings
}

/** What is connected to a serial port. */
export interface Wire {
  /** What its stations are set to. */
  settings: SerialSettings
  /** How many milliseconds each of them takes to respond. */
  stations: Record<number, number>
}

export interface SerialPort {
  id: SerialPortId
  modes: Schemas['SerialMode'][]
  /** The port at the same connector. */
  sharesPlugWith: SerialPortId | null
  settings: SerialSettings
  project: SerialSettings
  /** Missing where nothing is plugged in. */
  wire: Wire | undefined
}

/** A time without values of a PLC; `stop`: the link is disabled. */
export interface PlcOutage extends Outage {
  cause: 'fault' | 'stop'
}

export interface CommunicationSlice {
  serialPorts: SerialPort[]
  plcDevices: Device[]
  /** By the device. */
  plcOutages: Record<string, PlcOutage[]>
  /** Ports of this machine where devices of the plant really listen, by their address, such as `192.168.10.23:502`. */
  plcServers: Record<string, number>
}
