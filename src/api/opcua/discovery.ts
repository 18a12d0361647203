import { get, getVersioned, post, put } from '../client/client'
import type { FieldCode, RefusalCode } from '../client/refusal-types'
import type { Schemas } from '../generated/schema'
import * as shapes from '../generated/shapes/opcua-discovery'

export type OpcUaDiscoverySettings = Schemas['OpcUaDiscoverySettings']
export type OpcUaDiscoveryStatus = Schemas['OpcUaDiscoveryStatus']
export type OpcUaDiscoveryTest = Schemas['OpcUaDiscoveryTest']
export type OpcUaDiscoveryCode = Schemas['OpcUaDiscoveryCode']
export type OpcUaDiscoveryRefusal = RefusalCode<'/opcua/discovery/tests'>
export type OpcUaDiscoveryFault = FieldCode<'/opcua/discovery'>

export const readOpcUaDiscovery = (signal?: AbortSignal) =>
  getVersioned('/opcua/discovery', shapes.OpcUaDiscoverySettings, { signal })

export const saveOpcUaDiscovery = (settings: OpcUaDiscoverySettings, version: string) =>
  put('/opcua/discovery', settings, { version })

export const readOpcUaDiscoveryStatus = (signal?: AbortSignal) =>
  get('/opcua/discovery/status', shapes.OpcUaDiscoveryStatus, { signal })

export const testOpcUaDiscovery = (url: string) =>
  post('/opcua/discovery/tests', { url }, { reply: shapes.OpcUaDiscoveryTest })
