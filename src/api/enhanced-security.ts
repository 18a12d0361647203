import { fromBase64 } from '../lib/text/base64'
import { del, get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/enhanced-security'
import { PanelMedia } from './generated/shapes/panel-media'

export type EnhancedSecurity = Schemas['EnhancedSecurity']
export type RuntimeAccount = Schemas['RuntimeAccount']
export type RuntimeAccountSettings = Schemas['RuntimeAccountSettings']
export type RuntimeAccountImport = Schemas['RuntimeAccountImport']
export type ImportedRuntimeAccount = Schemas['ImportedRuntimeAccount']
export type ImportResult = Schemas['ImportResult']
export type SecurityClass = Schemas['SecurityClass']
export type SecurityEffect = Schemas['SecurityEffect']
type AccountPath = `/project/enhanced-security/accounts${'' | '/{id}' | '/{id}/password'}`
export type RuntimeAccountRefusal = RefusalCode<
  AccountPath | '/project/enhanced-security/imports' | '/project/enhanced-security/files'
>
export type RuntimeAccountFault = FieldCode<AccountPath>

export const readEnhancedSecurity = (signal?: AbortSignal) =>
  get('/project/enhanced-security', shapes.EnhancedSecurity, { signal })

export const addRuntimeAccount = (account: Schemas['NewRuntimeAccount']) =>
  post('/project/enhanced-security/accounts', account, { reply: shapes.AddedRuntimeAccount })

export const readRuntimeAccount = (id: string) =>
  getVersioned('/project/enhanced-security/accounts/{id}', shapes.RuntimeAccountSettings, {
    params: { id },
    background: false
  })

export const saveRuntimeAccount = (id: string, settings: RuntimeAccountSettings, version: string) =>
  put('/project/enhanced-security/accounts/{id}', settings, {
    params: { id },
    version,
    reply: shapes.SecurityEffect
  })

export const deleteRuntimeAccount = (id: string) =>
  del('/project/enhanced-security/accounts/{id}', undefined, { params: { id } })

export const resetRuntimePassword = (id: string, password: string) =>
  put(
    '/project/enhanced-security/accounts/{id}/password',
    { password },
    {
      params: { id },
      reply: shapes.SecurityEffect
    }
  )

export const importRuntimeAccounts = (order: RuntimeAccountImport) =>
  post('/project/enhanced-security/imports', order, { reply: shapes.ImportResult })

export const listAccountMedia = (signal?: AbortSignal) =>
  get('/project/enhanced-security/media', PanelMedia, { signal }).then(itemsOf)

export const readAccountFile = (file: Schemas['FileOnMedium']) =>
  post('/project/enhanced-security/files', file, { reply: shapes.AccountFile }).then(({ content }) =>
    fromBase64(content)
  )
