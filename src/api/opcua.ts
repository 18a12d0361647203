import { get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/opcua'

export type NodeTree = Schemas['NodeTree']
export type NodeFolder = Schemas['NodeFolder']
export type NodeTag = Schemas['NodeTag']
export type OpcUaValue = Schemas['OpcUaValue']
export type NodeProblem = Schemas['NodeProblem']
export type DriverTable = Schemas['DriverTable']
export type Driver = Schemas['Driver']
export type DriverAddress = Schemas['DriverAddress']
export type OpcUaServer = Schemas['OpcUaServer']
export type NodeTreeRefusal = RefusalCode<'/opcua/node-tree'>

/** The panel's largest tree takes longer and has more bytes than a background read may. */
export const readNodeTree = (signal?: AbortSignal) =>
  getVersioned('/opcua/node-tree', shapes.NodeTree, { signal, background: false })

export const saveNodeTree = (tree: NodeTree, version: string) => put('/opcua/node-tree', tree, { version })

/** The addresses of the PLCs of the project. */
export const readDriverTable = (signal?: AbortSignal) => get('/opcua/driver-table', shapes.DriverTable, { signal })

/** Of at most 500 nodes, saved before. */
export const readNodeValues = (nodeIds: readonly string[], signal?: AbortSignal) =>
  post('/opcua/values', { node_ids: [...nodeIds] }, { reply: shapes.OpcUaValues, signal, background: true }).then(
    itemsOf
  )

/** The clients that use the nodes, of at most 10 000. */
export const readNodeUses = (nodeIds: readonly string[], signal?: AbortSignal) =>
  post('/opcua/uses', { node_ids: [...nodeIds] }, { reply: shapes.OpcUaUses, signal }).then(itemsOf)

export const readOpcUaServer = (signal?: AbortSignal) => get('/opcua/server', shapes.OpcUaServer, { signal })

export const listOpcUaSessions = (signal?: AbortSignal) =>
  get('/opcua/sessions', shapes.OpcUaSessions, { signal }).then(itemsOf)
