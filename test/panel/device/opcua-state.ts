import type { Schemas } from '../../../src/api/generated/schema'

export interface OpcuaSlice {
  opcua: Schemas['OpcUaStatus']
  nodeTree: Schemas['NodeTree']
  driverTable: Schemas['DriverTable']
}
