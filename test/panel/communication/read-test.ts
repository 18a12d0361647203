import type { Schemas } from '../../../src/api/generated/schema'
import { isAddress } from '../opcua/node-tree-rules'
import { tagValue } from '../opcua/plc-values'
import { textOf } from '../opcua/tag-text'
import type { Services } from '../services'
import type { Device } from './communication-state'
import { driverOf } from './drivers'
import { decode, wordsOf } from './modbus/words'
import { outcomeOf } from './outcome'

type Request = Schemas['PlcRead']
type Result = Schemas['PlcReadResult']

/** Whether the driver has such an address with such a value. */
export function isReadable({ driver }: Device, { format, plc_address, data_type }: Request): boolean {
  const type = driverOf(driver).addresses.find(other => other.format === format)
  const value = { address: plc_address, data_type, length: 1 }
  return type !== undefined && isAddress(value, type) && type.data_types.includes(data_type)
}

/** Reads one address with settings that may not be saved. */
export async function readOnce(services: Services, device: Device, request: Request): Promise<Result> {
  const { state, clock, links } = services
  const { format, plc_address: address, data_type, settings, serial } = request
  const isBit = data_type === 'BOOL'
  const first = Number(address)
  const sent = { kind: isBit ? 'coils' : 'registers', first, count: isBit ? 1 : wordsOf(data_type, 1) } as const
  const reply = device.driver === 'Modbus TCP' ? await links.read(settings, sent) : undefined
  const outcome = reply ?? outcomeOf(services, device, settings, serial)
  if ('code' in outcome) {
    const { code, detail, percent } = outcome
    return { value: null, code, detail, milliseconds: null, error_percent: percent }
  }
  const tag = { plc: device.name, format, address, data_type, index_register: null, length: 1 }
  const value = reply && 'bytes' in reply ? decode(reply.bytes, data_type) : tagValue(state, tag, clock.now()).value
  const text = textOf(value)
  return {
    value: text === null ? null : String(text),
    code: null,
    detail: '',
    milliseconds: outcome.milliseconds,
    error_percent: null
  }
}
