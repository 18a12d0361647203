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

/** `wlan0`, `wlan1` and so on. */
export type RadioId = `wlan${number}`

/** Firmware of a panel with one radio may not know the parameter. */
const withRadio = (radio: RadioId) => ({ query: radio === 'wlan0' ? {} : { radio } })

export const readWifi = (radio: RadioId, signal?: AbortSignal) =>
  getVersioned('/network/wifi', shapes.WifiSettings, { ...withRadio(radio), signal })

export const saveWifi = (radio: RadioId, settings: NewWifiSettings, version: string) =>
  put('/network/wifi', settings, { ...withRadio(radio), version, reply: PendingChange })

export const readWifiConnection = (radio: RadioId, signal?: AbortSignal) =>
  get('/network/wifi/connection', shapes.WifiConnection, { ...withRadio(radio), signal })

export const joinWifiNetwork = (radio: RadioId, network: string) =>
  put('/network/wifi/connection', { network }, { ...withRadio(radio), reply: PendingChange })

export const readWifiScan = (radio: RadioId, signal?: AbortSignal) =>
  get('/network/wifi/scan', shapes.WifiScan, { ...withRadio(radio), signal })

export const scanWifi = (radio: RadioId) =>
  post('/network/wifi/scans', undefined, { ...withRadio(radio), reply: shapes.WifiScan })

export const listWifiNetworks = (radio: RadioId, signal?: AbortSignal) =>
  get('/network/wifi/networks', shapes.SavedNetworks, { ...withRadio(radio), signal }).then(itemsOf)

export const addWifiNetwork = (radio: RadioId, network: NewWifiNetwork) =>
  post('/network/wifi/networks', network, { ...withRadio(radio), reply: shapes.SavedNetwork })

export const changeWifiNetwork = (radio: RadioId, id: string, change: Schemas['WifiNetworkChange']) =>
  patch('/network/wifi/networks/{id}', change, { ...withRadio(radio), params: { id } })

export const forgetWifiNetwork = (radio: RadioId, id: string) =>
  del('/network/wifi/networks/{id}', undefined, { ...withRadio(radio), params: { id } })
