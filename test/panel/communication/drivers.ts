import type { Schemas } from '../../../src/api/generated/schema'
import type { PanelState } from '../state'
import type { PlcPort, SerialSettings } from './communication-state'

type Addresses = Pick<Schemas['DriverTable']['drivers'][number], 'index_registers' | 'addresses'>

interface Driver extends Addresses {
  ports: PlcPort[]
  stations: { first: number; last: number }
  /** The values of a serial port that it works with; all of them where one is missing. */
  serial?: Partial<{ [Field in keyof SerialSettings]: readonly SerialSettings[Field][] }>
}

export type DriverName = keyof typeof DRIVERS

const REGISTER_TYPES = ['INT16', 'UINT16', 'INT32', 'FLOAT', 'STRING']
const COM_PORTS: PlcPort[] = ['com1', 'com2', 'com3']
const USUAL_RATES = [1200, 2400, 4800, 9600, 14400, 19200, 28800, 38400, 57600, 76800, 115200] as const

const MODBUS: Addresses = {
  index_registers: null,
  addresses: [
    {
      type: 'MW',
      format: 'MW%d',
      first: 0,
      last: 65_535,
      address_bytes: 2,
      array_max: 120,
      data_types: REGISTER_TYPES
    },
    { type: 'M', format: 'M%d', first: 0, last: 65_535, data_types: ['BOOL'] }
  ]
}

/** With what Modbus lacks: index registers, bits, an address without a number. */
const SIEMENS: Addresses = {
  index_registers: { first: 0, last: 15 },
  addresses: [
    { type: 'MW', format: 'MW%d', first: 0, last: 8190, address_bytes: 1, array_max: 100, data_types: REGISTER_TYPES },
    { type: 'M', format: 'M%d', first: 0, last: 8191, bits: 8, array_max: 1, data_types: ['BOOL'] },
    { type: 'STATUS', format: 'STATUS', first: 0, last: 0, array_max: 1, data_types: ['UINT16'] }
  ]
}

/** Ranges of stations and characters: Modbus over Serial Line V1.02, 2.2 and 2.5; MPI is 8E1 at 19.2K or 187.5K. */
const DRIVERS = {
  'Modbus TCP': { ...MODBUS, ports: ['lan'], stations: { first: 0, last: 255 } },
  'Siemens S7': { ...SIEMENS, ports: ['lan'], stations: { first: 0, last: 31 } },
  'Modbus RTU': {
    ...MODBUS,
    ports: COM_PORTS,
    stations: { first: 1, last: 247 },
    serial: { baud_rate: USUAL_RATES, data_bits: [8] }
  },
  'Modbus ASCII': {
    ...MODBUS,
    ports: COM_PORTS,
    stations: { first: 1, last: 247 },
    serial: { baud_rate: USUAL_RATES }
  },
  'Siemens MPI': {
    ...SIEMENS,
    ports: ['com2', 'com3'],
    stations: { first: 0, last: 126 },
    serial: { baud_rate: [19_200, 187_500], data_bits: [8], parity: ['even'], stop_bits: [1] }
  }
} satisfies Record<string, Driver>

export const driverOf = (name: DriverName): Driver => DRIVERS[name]

/** The fields of a serial port with a value that a driver does not work with. */
export function unsuitableFields(name: DriverName, settings: SerialSettings): (keyof SerialSettings)[] {
  const { serial = {} } = driverOf(name)
  // Object.keys cannot know that the record has no other keys.
  return (Object.keys(settings) as (keyof SerialSettings)[]).filter(field => {
    const allowed: readonly unknown[] | undefined = serial[field]
    return allowed && !allowed.includes(settings[field])
  })
}

/** The addresses of all devices of the project, for tags. */
export const driverTable = ({ plcDevices }: PanelState): Schemas['DriverTable'] => ({
  drivers: plcDevices.map(({ name, driver }) => {
    const { index_registers, addresses } = driverOf(driver)
    return { plc: name, driver, index_registers, addresses }
  })
})
