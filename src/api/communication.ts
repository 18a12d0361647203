import { del, get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/communication'

export type PlcLink = Schemas['CommunicationLink']
export type PlcLinkFault = Schemas['PlcLinkFault']
export type PlcDevice = Schemas['PlcDevice']
export type PlcDeviceSettings = Schemas['PlcDeviceSettings']
export type SerialPort = Schemas['SerialPort']
export type SerialSettings = Schemas['SerialSettings']
export type PlcRead = Schemas['PlcRead']
export type PlcReadResult = Schemas['PlcReadResult']
export type PlcDeviceFault = FieldCode<'/features/communication/devices/{id}/settings'>
export type SerialPortFault = FieldCode<'/features/communication/ports/{id}/settings'>
export type PlcReadFault = FieldCode<'/features/communication/devices/{id}/reads'>
export type PlcLinkRefusal = RefusalCode<'/features/communication/links/{id}/restart'>

export const listPlcLinks = (signal?: AbortSignal) =>
  get('/features/communication/links', shapes.PlcLinks, { signal }).then(itemsOf)

export const restartPlcLink = (id: string) =>
  post('/features/communication/links/{id}/restart', undefined, { params: { id } })

export const resetPlcLinkCounters = (id: string) =>
  del('/features/communication/links/{id}/counters', undefined, { params: { id } })

export const listPlcDevices = (signal?: AbortSignal) =>
  get('/features/communication/devices', shapes.PlcDevices, { signal }).then(itemsOf)

export const readPlcDevice = (id: string, signal?: AbortSignal) =>
  getVersioned('/features/communication/devices/{id}/settings', shapes.PlcDeviceSettings, { params: { id }, signal })

export const savePlcDevice = (id: string, settings: PlcDeviceSettings, version: string) =>
  put('/features/communication/devices/{id}/settings', settings, { params: { id }, version })

export const testPlcRead = (id: string, read: PlcRead) =>
  post('/features/communication/devices/{id}/reads', read, { params: { id }, reply: shapes.PlcReadResult })

export const listSerialPorts = (signal?: AbortSignal) =>
  get('/features/communication/ports', shapes.SerialPorts, { signal }).then(itemsOf)

export const readSerialPort = (id: string, signal?: AbortSignal) =>
  getVersioned('/features/communication/ports/{id}/settings', shapes.SerialSettings, { params: { id }, signal })

export const saveSerialPort = (id: string, settings: SerialSettings, version: string) =>
  put('/features/communication/ports/{id}/settings', settings, { params: { id }, version })
