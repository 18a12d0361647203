import { del, get, getVersioned, post, put } from '../client/client'
import type { paths, Schemas } from '../generated/schema'
import { Download } from '../generated/shapes/download'
import * as shapes from '../generated/shapes/opcua-trace'

export type OpcUaTraceSettings = Schemas['OpcUaTraceSettings']
export type OpcUaTraceStatus = Schemas['OpcUaTraceStatus']
export type OpcUaTraceLine = Schemas['OpcUaTraceLine']
export type OpcUaTraceCategory = Schemas['OpcUaTraceCategory']
export type OpcUaTraceLineLevel = Schemas['OpcUaTraceLineLevel']
export type OpcUaTraceWanted = NonNullable<paths['/opcua/trace/lines']['get']['parameters']['query']>

export const readOpcUaTraceSettings = (signal?: AbortSignal) =>
  getVersioned('/opcua/trace/settings', shapes.OpcUaTraceSettings, { signal })

export const saveOpcUaTraceSettings = (settings: OpcUaTraceSettings, version: string) =>
  put('/opcua/trace/settings', settings, { version })

export const readOpcUaTraceStatus = (signal?: AbortSignal) =>
  get('/opcua/trace/status', shapes.OpcUaTraceStatus, { signal })

/** The newest first. */
export const listOpcUaTraceLines = (wanted: OpcUaTraceWanted, signal?: AbortSignal) =>
  get('/opcua/trace/lines', shapes.OpcUaTracePage, { query: wanted, signal })

export const clearOpcUaTrace = () => del('/opcua/trace/lines', undefined)

export const downloadOpcUaTrace = () => post('/opcua/trace/downloads', undefined, { reply: Download })
