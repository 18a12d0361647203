import { get, put } from './client/client'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/system-passwords'

export type SystemLevel = Schemas['SystemLevel']
export type SystemPassword = Schemas['SystemPassword']
export type SystemPasswordChange = Schemas['SystemPasswordChange']
export type SystemPasswordRefusal = RefusalCode<'/system/passwords/{level}'>
export type SystemPasswordFault = FieldCode<'/system/passwords/{level}'>

export const listSystemPasswords = (signal?: AbortSignal) =>
  get('/system/passwords', shapes.SystemPasswords, { signal })

export const changeSystemPassword = (level: SystemLevel, change: SystemPasswordChange) =>
  put('/system/passwords/{level}', change, { params: { level }, reply: shapes.EndedConnections })
