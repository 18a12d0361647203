import { del, get, getVersioned, post, put } from '../client/client'
import { itemsOf } from '../client/items'
import type { FieldCode, RefusalCode } from '../client/refusal-types'
import type { Schemas } from '../generated/schema'
import * as shapes from '../generated/shapes/opcua'

export type NodeTree = Schemas['NodeTree']
export type NodeFolder = Schemas['NodeFolder']
export type NodeTag = Schemas['NodeTag']
export type OpcUaValue = Schemas['OpcUaValue']
export type OpcUaUse = Schemas['OpcUaUse']
export type NodeProblem = Schemas['NodeProblem']
export type DriverTable = Schemas['DriverTable']
export type Driver = Schemas['Driver']
export type DriverAddress = Schemas['DriverAddress']
export type OpcUaServer = Schemas['OpcUaServer']
export type NodeTreeRefusal = RefusalCode<'/opcua/node-tree'>
export type OpcUaEndpoint = Schemas['OpcUaEndpoint']
export type OpcUaPolicy = Schemas['OpcUaPolicy']
export type OpcUaSettings = Schemas['OpcUaSettings']
export type OpcUaSession = Schemas['OpcUaSession']
export type OpcUaRejection = Schemas['OpcUaRejection']
export type OpcUaSettingsFault = FieldCode<'/opcua/settings'>
export type OpcUaServerRefusal = RefusalCode<`/opcua/server/${'start' | 'stop' | 'restart'}`>

/** The panel's largest tree has more bytes than a background read may. */
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
  post('/opcua/uses', { node_ids: [...nodeIds] }, { reply: shapes.OpcUaUses, signal, background: true }).then(itemsOf)

export const readOpcUaServer = (signal?: AbortSignal) => get('/opcua/server', shapes.OpcUaServer, { signal })

/** The response comes once the server listens, or could not. */
export const startOpcUaServer = () => post('/opcua/server/start', undefined, { reply: shapes.OpcUaServer })

export const stopOpcUaServer = () => post('/opcua/server/stop', undefined, { reply: shapes.OpcUaServer })

/** The response comes before the server listens again. */
export const restartOpcUaServer = () => post('/opcua/server/restart', undefined, { reply: shapes.OpcUaServer })

export const readOpcUaSettings = (signal?: AbortSignal) =>
  getVersioned('/opcua/settings', shapes.OpcUaSettings, { signal })

export const saveOpcUaSettings = (settings: OpcUaSettings, version: string) =>
  put('/opcua/settings', settings, { version })

/** The oldest first. */
export const listOpcUaSessions = (signal?: AbortSignal) =>
  get('/opcua/sessions', shapes.OpcUaSessions, { signal }).then(itemsOf)

/** The newest first. */
export const listOpcUaRejections = (signal?: AbortSignal) =>
  get('/opcua/rejections', shapes.OpcUaRejections, { signal }).then(itemsOf)

export const clearOpcUaRejections = () => del('/opcua/rejections', undefined)
