import { type Handlers, ok } from '../http/handler-types'

export const opcuaHandlers = {
  'GET /opcua/node-tree': ({ state }) => ok(state.nodeTree),
  'GET /opcua/driver-table': ({ state }) => ok(state.driverTable)
} satisfies Partial<Handlers>
