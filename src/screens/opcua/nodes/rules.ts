import { plcRead } from '../../../api/generated/limits/communication'
import { nodeTag } from '../../../api/generated/limits/opcua'
import type { Driver, DriverAddress, DriverTable } from '../../../api/opcua/server'
import type { TagSettings } from './tree/tree'

/** What can be wrong with the settings of a tag, by field; the codes are those of the panel. */
export type TagFault = Exclude<keyof TagSettings, 'access'>

const LONGEST_ADDRESS = plcRead.plc_address[1]
const LONGEST_TAG = nodeTag.length[1]

export const driverOf = ({ drivers }: DriverTable, plc: string): Driver | undefined =>
  drivers.find(driver => driver.plc === plc)

export const addressOf = (table: DriverTable, { plc, format }: Pick<TagSettings, 'plc' | 'format'>) =>
  driverOf(table, plc)?.addresses.find(address => address.format === format)

/** The fields of a tag that the PLC of the project does not have. */
export function tagFaults(settings: TagSettings, table: DriverTable): TagFault[] {
  const driver = driverOf(table, settings.plc)
  if (!driver) return ['plc']
  const type = addressOf(table, settings)
  if (!type) return ['format']
  const faults: TagFault[] = []
  if (!isAddress(settings.address, type)) faults.push('address')
  if (!isIndexRegister(settings.index_register, driver)) faults.push('index_register')
  if (!type.data_types.includes(settings.data_type)) faults.push('data_type')
  if (!isBetween(settings.length, 1, longestOf(settings.data_type, type))) faults.push('length')
  return faults
}

/** The number of an address, and that of its bit where the format has one; an empty text where it has no number. */
function isAddress(text: string, { format, first, last, bits }: DriverAddress): boolean {
  if (text.length > LONGEST_ADDRESS) return false
  if (!format.includes('%d')) return text === ''
  const [, number, bit] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (number === undefined || (bit === undefined) !== (bits === undefined)) return false
  return isBetween(Number(number), first, last) && isBetween(Number(bit ?? 0), 0, (bits ?? 1) - 1)
}

const isIndexRegister = (register: number | null, { index_registers: limits }: Driver): boolean =>
  register === null || (limits !== null && isBetween(register, limits.first, limits.last))

/** The most elements of a tag, or bytes of a text. */
export const longestOf = (dataType: string, { array_max: most = LONGEST_TAG }: DriverAddress): number =>
  dataType === 'STRING' ? LONGEST_TAG : Math.min(most, LONGEST_TAG)

/** The address as the PLC's programmer writes it, such as `MW100`. */
export const writtenAddress = ({ format, address }: Pick<TagSettings, 'format' | 'address'>): string =>
  format.replace('%d', () => address)

const isBetween = (value: number, first: number, last: number) =>
  Number.isInteger(value) && value >= first && value <= last
