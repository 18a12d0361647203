import { del, get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { paths, Schemas } from './generated/schema'
import { Download } from './generated/shapes/download'
import * as shapes from './generated/shapes/secs-gem'

export type SecsGemStatus = Schemas['SecsGemStatus']
export type SecsGemConnection = Schemas['SecsGemConnection']
export type SecsGemControl = Schemas['SecsGemControl']
export type SecsGemError = Schemas['SecsGemError']
export type SecsGemSettings = Schemas['SecsGemSettings']
export type SecsGemMessage = Schemas['SecsGemMessage']
export type SecsGemDirection = Schemas['SecsGemDirection']
export type SecsGemSpooled = Schemas['SecsGemSpooled']
export type SecsGemTest = Schemas['SecsGemTest']
export type SecsGemWanted = NonNullable<paths['/features/secs-gem/messages']['get']['parameters']['query']>
type Call = 'settings' | 'connect' | 'disconnect' | 'control-state' | 'spool/send' | 'test'
export type SecsGemRefusal = RefusalCode<`/features/secs-gem/${Call}`>
export type SecsGemFault = FieldCode<'/features/secs-gem/settings'>

export const readSecsGem = (signal?: AbortSignal) => get('/features/secs-gem/status', shapes.SecsGemStatus, { signal })

export const readSecsGemSettings = (signal?: AbortSignal) =>
  getVersioned('/features/secs-gem/settings', shapes.SecsGemSettings, { signal })

export const saveSecsGemSettings = (settings: SecsGemSettings, version: string) =>
  put('/features/secs-gem/settings', settings, { version })

export const connectSecsGem = () => post('/features/secs-gem/connect', undefined)

export const disconnectSecsGem = () => post('/features/secs-gem/disconnect', undefined)

export const setSecsGemControl = (state: SecsGemControl) => put('/features/secs-gem/control-state', { state })

/** The newest first. */
export const listSecsGemMessages = (wanted: SecsGemWanted, signal?: AbortSignal) =>
  get('/features/secs-gem/messages', shapes.SecsGemMessagePage, { query: wanted, signal })

export const clearSecsGemMessages = () => del('/features/secs-gem/messages', undefined)

export const exportSecsGemMessages = () => post('/features/secs-gem/messages/exports', undefined, { reply: Download })

/** The oldest first. */
export const listSecsGemSpool = (signal?: AbortSignal) =>
  get('/features/secs-gem/spool', shapes.SecsGemSpool, { signal }).then(itemsOf)

export const sendSecsGemSpool = () => post('/features/secs-gem/spool/send', undefined)

export const purgeSecsGemSpool = () => del('/features/secs-gem/spool', undefined)

export const readSecsGemTest = (signal?: AbortSignal) => get('/features/secs-gem/test', shapes.SecsGemTest, { signal })

export const testSecsGem = () => post('/features/secs-gem/test', undefined, { reply: shapes.SecsGemTest })
