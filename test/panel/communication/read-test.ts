import type { Schemas } from '../../../src/api/generated/schema'
import { isAddress } from '../opcua/node-tree-rules'
import { tagValue } from '../opcua/plc-values'
import { textOf } from '../opcua/tag-text'
import type { Services } from '../services'
import type { Device } from './communication-state'
import { driverOf } from './drivers'
import { outcomeOf } from './outcome'

type Request = Schemas['PlcRead']
type Result = Schemas['PlcReadResult']

/** Whether the driver has such an address with such a value. */
export function isReadable({ driver }: Device, { format, address, data_type }: Request): boolean {
  const type = driverOf(driver).addresses.find(other => other.format === format)
  return type !== undefined && isAddress(address, type) && type.data_types.includes(data_type)
}

/** Reads one address with settings that may not be saved. */
export async function readOnce(services: Services, device: Device, request: Request): Promise<Result> {
  const { state, clock } = services
  const { format, address, data_type, settings, serial } = request
  const outcome = outcomeOf(services, device, settings, serial)
  if ('code' in outcome) {
    const { code, detail, percent } = outcome
    return { value: null, code, detail, milliseconds: null, error_percent: percent }
  }
  const tag = { plc: device.name, format, address, data_type, index_register: null, length: 1 }
  const { value } = tagValue(state, tag, clock.now())
  const text = textOf(value)
  return {
    value: text === null ? null : String(text),
    code: null,
    detail: '',
    milliseconds: outcome.milliseconds,
    error_percent: null
  }
}
