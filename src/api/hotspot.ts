import { del, get, getVersioned, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/hotspot'
import { PendingChange } from './generated/shapes/pending-change'

export type HotspotSettings = Schemas['HotspotSettings']
export type NewHotspotSettings = Schemas['NewHotspotSettings']
export type HotspotStatus = Schemas['HotspotStatus']
export type HotspotClient = Schemas['HotspotClient']
export type HotspotRegion = Schemas['HotspotRegion']
export type HotspotFault = FieldCode<'/network/hotspot'>

export const readHotspot = (signal?: AbortSignal) =>
  getVersioned('/network/hotspot', shapes.HotspotSettings, { signal })

export const saveHotspot = (settings: NewHotspotSettings, version: string) =>
  put('/network/hotspot', settings, { version, reply: PendingChange })

export const readHotspotStatus = (signal?: AbortSignal) =>
  get('/network/hotspot/status', shapes.HotspotStatus, { signal })

export const kickHotspotClient = (mac: string) => del('/network/hotspot/clients/{mac}', undefined, { params: { mac } })

export const listHotspotRegions = (signal?: AbortSignal) =>
  get('/network/hotspot/regions', shapes.HotspotRegions, { signal }).then(itemsOf)
