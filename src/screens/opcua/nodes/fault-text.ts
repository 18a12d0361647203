import type { DriverTable } from '../../../api/opcua/server'
import type { Message } from '../../../lib/text/message'
import { addressOf, driverOf, lastOf, longestOf, type TagFault } from './rules'
import type { TagSettings } from './tree/tree'

/** What a field of a tag accepts instead. */
export function faultText(fault: TagFault, settings: TagSettings, table: DriverTable): Message {
  const type = addressOf(table, settings)
  switch (fault) {
    case 'plc':
      return 'opcuaNodes.fault.plc'
    case 'format':
      return 'opcuaNodes.fault.format'
    case 'address':
      if (!type?.format.includes('%d')) return 'opcuaNodes.fault.noAddress'
      return type.bits !== undefined
        ? ['opcuaNodes.fault.bitAddress', { first: type.first, last: type.last, bit: type.bits - 1 }]
        : ['opcuaNodes.fault.address', { first: type.first, last: lastOf(settings, type) }]
    case 'index_register': {
      const limits = driverOf(table, settings.plc)?.index_registers
      return limits ? ['opcuaNodes.fault.indexRegister', { ...limits }] : 'opcuaNodes.fault.noIndexRegister'
    }
    case 'data_type':
      return ['opcuaNodes.fault.dataType', { types: type?.data_types.join(', ') ?? '' }]
    case 'length':
      return ['errors.range', { min: 1, max: type ? longestOf(settings.data_type, type) : 1 }]
  }
}
