import { edgesOf } from '../device/pulse'
import type { Seed } from '../state'
import type {
  CommunicationSlice,
  Device,
  DeviceSettings,
  PlcOutage,
  SerialPort,
  SerialSettings
} from './communication-state'
import type { DriverName } from './drivers'

const DAY = 86_400_000
const LABELLER_MOVED = 11_520_000
const RS485: SerialSettings = { mode: 'rs485_2w', baud_rate: 9600, data_bits: 8, parity: 'even', stop_bits: 1 }
const RS232: SerialSettings = { ...RS485, mode: 'rs232', baud_rate: 115_200, parity: 'none' }

const serialPorts = (): SerialPort[] => {
  const port = (
    id: SerialPort['id'],
    modes: SerialPort['modes'],
    project: SerialSettings,
    sharesPlugWith: SerialPort['sharesPlugWith'] = null
  ): SerialPort => ({ id, modes, sharesPlugWith, project, settings: { ...project }, wire: undefined })
  return [
    port('com1', ['rs232'], RS232, 'com3'),
    port('com2', ['rs485_2w', 'rs485_4w'], RS485),
    port('com3', ['rs485_2w'], RS485, 'com1')
  ]
}

const device = (id: string, name: string, driver: DriverName, project: Partial<DeviceSettings>): Device => {
  const settings: DeviceSettings = {
    ...{ enabled: true, port: 'lan', address: '', tcp_port: null, station: 1 },
    ...{ timeout_s: 1, retries: 2, turn_around_ms: 0 },
    ...project
  }
  return { id, name, driver, project: settings, settings: { ...settings } }
}

const s7 = (last: number) => ({ address: `192.168.10.${last}`, tcp_port: 102 })

/** The labeller was moved to another address, which the project does not know yet. */
const plantDevices = (): Device[] => [
  device('line-plc', 'Line PLC', 'Modbus TCP', { address: '192.168.10.23', tcp_port: 502 }),
  device('filler', 'Filler S7-1500', 'Siemens S7', s7(21)),
  device('capper', 'Capper S7-1200', 'Siemens S7', s7(22)),
  device('labeller', 'Labeller S7-1200', 'Modbus TCP', { address: '192.168.10.31', tcp_port: 502 }),
  device('date-printer', 'Date printer', 'Modbus ASCII', { port: 'com1' }),
  device('conveyor-1', 'Conveyor drive 1', 'Modbus RTU', { port: 'com2', turn_around_ms: 5 }),
  device('conveyor-2', 'Conveyor drive 2', 'Modbus RTU', { port: 'com2', station: 2, turn_around_ms: 5 }),
  device('packer', 'Packer S7-300', 'Siemens MPI', { port: 'com3', station: 2, enabled: false })
]

function plantPorts(): SerialPort[] {
  const stations: Record<SerialPort['id'], Record<number, number>> = {
    com1: { 1: 12 },
    com2: { 1: 24, 2: 26 },
    com3: { 2: 8 }
  }
  const mpi: SerialSettings = { ...RS485, baud_rate: 187_500 }
  return serialPorts().map(port => {
    const project = port.id === 'com3' ? mpi : port.project
    return { ...port, project, settings: { ...project }, wire: { settings: project, stations: stations[port.id] } }
  })
}

/** About once in five days, for a minute. */
function pastOutages(now: number): PlcOutage[] {
  const pulse = { kind: 'pulse', everySeconds: (3 * DAY) / 1000, share: 0.6, onSeconds: 50, seed: 128 } as const
  const edges = [...edgesOf(pulse, Math.floor((now - 200 * DAY) / 1000), Math.floor(now / 1000))]
  return edges.flatMap((edge, index) => {
    const until = edges[index + 1]
    return index % 2 === 0 && until !== undefined ? [{ from: edge * 1000, until: until * 1000, cause: 'fault' }] : []
  })
}

export const communicationSeed: Seed<CommunicationSlice> = {
  factoryNew: () => ({ serialPorts: serialPorts(), plcDevices: [], plcOutages: {}, plcServers: {} }),
  runningPlant: now => ({
    serialPorts: plantPorts(),
    plcDevices: plantDevices(),
    plcOutages: {
      'line-plc': pastOutages(now),
      labeller: [{ from: Math.floor((now - LABELLER_MOVED) / 1000) * 1000, cause: 'fault' }]
    },
    plcServers: {}
  })
}
