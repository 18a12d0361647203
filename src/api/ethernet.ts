import { get, getVersioned, post, put } from './client/client'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/ethernet'
import { PendingChange } from './generated/shapes/pending-change'

export type Ethernet = Schemas['Ethernet']
export type EthernetPort = Schemas['EthernetPort']
export type EthernetSettings = Schemas['EthernetSettings']
export type TraceResult = Schemas['TraceResult']
export type EthernetFault = FieldCode<'/network/ethernet/{id}/settings'>
type ToolPath = `/network/tools/${'ping' | 'trace' | 'dns' | 'port'}` | '/network/ethernet/{id}/address-check'
export type ToolRefusal = RefusalCode<ToolPath>

export const readEthernet = (signal?: AbortSignal) => get('/network/ethernet', shapes.Ethernet, { signal })

export const readEthernetSettings = (id: string, signal?: AbortSignal) =>
  getVersioned('/network/ethernet/{id}/settings', shapes.EthernetSettings, { params: { id }, signal })

export const saveEthernetSettings = (id: string, settings: EthernetSettings, version: string) =>
  put('/network/ethernet/{id}/settings', settings, { params: { id }, version, reply: PendingChange })

export const renewLease = (id: string) => post('/network/ethernet/{id}/lease', undefined, { params: { id } })

export const checkAddress = (id: string, address: string) =>
  post('/network/ethernet/{id}/address-check', { address }, { params: { id }, reply: shapes.AddressCheck })

export const ping = (host: string) => post('/network/tools/ping', { host }, { reply: shapes.PingResult })

export const traceRoute = (host: string) => post('/network/tools/trace', { host }, { reply: shapes.TraceResult })

export const resolveName = (host: string) => post('/network/tools/dns', { host }, { reply: shapes.DnsResult })

export const testPort = (host: string, port: number) =>
  post('/network/tools/port', { host, port }, { reply: shapes.PortResult })
