import { get, getVersioned, put } from './client/client'
import type { FieldCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/vnc'

export type VncSettings = Schemas['VncSettings']
export type VncUpdate = Schemas['VncUpdate']
export type VncStatus = Schemas['VncStatus']
export type VncFault = FieldCode<'/features/vnc/settings'>

export const readVncSettings = (signal?: AbortSignal) =>
  getVersioned('/features/vnc/settings', shapes.VncSettings, { signal })
export const saveVncSettings = (settings: VncUpdate, version: string) =>
  put('/features/vnc/settings', settings, { version })

export const readVncStatus = (signal?: AbortSignal) => get('/features/vnc/status', shapes.VncStatus, { signal })
