import { get } from './client/client'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/opcua'

export type NodeTree = Schemas['NodeTree']
export type DriverTable = Schemas['DriverTable']

export const readNodeTree = (signal?: AbortSignal) => get('/opcua/node-tree', shapes.NodeTree, { signal })

export const readDriverTable = (signal?: AbortSignal) => get('/opcua/driver-table', shapes.DriverTable, { signal })
