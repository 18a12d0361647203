import type { Schemas } from '../../../src/api/generated/schema'
import type { TagValue } from './data-types'

export interface OpcuaSlice {
  opcua: {
    settings: Schemas['OpcUaSettings']
    /** Whether the model of the panel has a server. */
    onThisModel: boolean
    /** Whether the project uses it. */
    inProject: boolean
  }
  nodeTree: Schemas['NodeTree']
  /** What was written to addresses of the PLCs; the others follow their signals. */
  plcMemory: Map<string, TagValue>
}
