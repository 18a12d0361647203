import { get } from './client/client'
import { itemsOf } from './client/items'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/opcua'

export type NodeTree = Schemas['NodeTree']
export type NodeFolder = Schemas['NodeFolder']

export const readNodeTree = (signal?: AbortSignal) => get('/opcua/node-tree', shapes.NodeTree, { signal })

export const listOpcUaSessions = (signal?: AbortSignal) =>
  get('/opcua/sessions', shapes.OpcUaSessions, { signal }).then(itemsOf)
