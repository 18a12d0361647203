import type { DriverTable } from '../../../api/opcua'
import { groupDigits } from '../../../lib/text/format'
import type { Message } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { LONGEST_NAME, MOST_FOLDERS, MOST_LEVELS, MOST_TAGS } from './name-rules'
import { addressOf, driverOf, longestOf, type TagFault } from './rules'
import type { RefusedEdit } from './tree/edits'
import type { TagSettings } from './tree/tree'

/** Why an edit is not possible. */
export function refusalText({ refused, name = '' }: RefusedEdit): Message {
  switch (refused) {
    case 'duplicate_name':
      return ['opcuaNodes.refused.duplicateName', { name: plainText(name, LONGEST_NAME) }]
    case 'name':
      return ['opcuaNodes.refused.name', { most: LONGEST_NAME }]
    case 'tag_at_top':
      return 'opcuaNodes.refused.tagAtTop'
    case 'into_itself':
      return 'opcuaNodes.refused.intoItself'
    case 'too_deep':
      return ['opcuaNodes.refused.tooDeep', { most: MOST_LEVELS }]
    case 'too_many':
      return [
        'opcuaNodes.refused.tooMany',
        { tags: groupDigits(String(MOST_TAGS)), folders: groupDigits(String(MOST_FOLDERS)) }
      ]
    case 'not_found':
      return 'opcuaNodes.refused.notFound'
  }
}

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
        : ['opcuaNodes.fault.address', { first: type.first, last: type.last }]
    case 'index_register': {
      const limits = driverOf(table, settings.plc)?.index_registers
      return limits ? ['opcuaNodes.fault.indexRegister', { ...limits }] : 'opcuaNodes.fault.noIndexRegister'
    }
    case 'data_type':
      return 'opcuaNodes.fault.dataType'
    case 'length':
      return ['errors.range', { min: 1, max: type ? longestOf(settings.data_type, type) : 1 }]
  }
}
