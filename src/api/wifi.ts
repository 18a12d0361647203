import { del, get, getVersioned, patch, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import { PendingChange } from './generated/shapes/pending-change'
import * as shapes from './generated/shapes/wifi'

export type WifiSettings = Schemas['WifiSettings']
export type NewWifiSettings = Schemas['NewWifiSettings']
export type WifiConnection = Schemas['WifiConnection']
export type WifiFailure = Schemas['WifiFailure']
export type WifiScan = Schemas['WifiScan']
export type AccessPoint = Schemas['AccessPoint']
export type SavedNetwork = Schemas['SavedNetwork']
export type NewWifiNetwork = Schemas['NewWifiNetwork']
export type WifiEap = Schemas['WifiEap']
export type WifiFile = Schemas['WifiFile']
export type WifiFault = FieldCode<'/network/wifi'>
export type WifiNetworkFault = FieldCode<'/network/wifi/networks'>

export const readWifi = (signal?: AbortSignal) => getVersioned('/network/wifi', shapes.WifiSettings, { signal })

export const saveWifi = (settings: NewWifiSettings, version: string) =>
  put('/network/wifi', settings, { version, reply: PendingChange })

export const readWifiConnection = (signal?: AbortSignal) =>
  get('/network/wifi/connection', shapes.WifiConnection, { signal })

export const joinWifiNetwork = (network: string) =>
  put('/network/wifi/connection', { network }, { reply: PendingChange })

export const readWifiScan = (signal?: AbortSignal) => get('/network/wifi/scan', shapes.WifiScan, { signal })

export const scanWifi = () => post('/network/wifi/scans', undefined, { reply: shapes.WifiScan })

export const listWifiNetworks = (signal?: AbortSignal) =>
  get('/network/wifi/networks', shapes.SavedNetworks, { signal }).then(itemsOf)

export const addWifiNetwork = (network: NewWifiNetwork) =>
  post('/network/wifi/networks', network, { reply: shapes.SavedNetwork })

export const changeWifiNetwork = (id: string, change: Schemas['WifiNetworkChange']) =>
  patch('/network/wifi/networks/{id}', change, { params: { id } })

export const forgetWifiNetwork = (id: string) => del('/network/wifi/networks/{id}', undefined, { params: { id } })
