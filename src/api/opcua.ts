import { get, getVersioned, put } from './client/client'
import type { RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/opcua'

export type NodeTree = Schemas['NodeTree']
export type NodeFolder = Schemas['NodeFolder']
export type NodeTag = Schemas['NodeTag']
export type NodeProblem = Schemas['NodeProblem']
export type DriverTable = Schemas['DriverTable']
export type Driver = Schemas['Driver']
export type DriverAddress = Schemas['DriverAddress']
export type NodeTreeRefusal = RefusalCode<'/opcua/node-tree'>

/** 100 000 tags take longer and more bytes than other reads may. */
export const readNodeTree = (signal?: AbortSignal) =>
  getVersioned('/opcua/node-tree', shapes.NodeTree, { signal, background: false })

export const saveNodeTree = (tree: NodeTree, version: string) => put('/opcua/node-tree', tree, { version })

/** The addresses of the PLCs of the project. */
export const readDriverTable = (signal?: AbortSignal) => get('/opcua/driver-table', shapes.DriverTable, { signal })
