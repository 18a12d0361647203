import { del, get, getVersioned, post, put } from './client/client'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import { type ExportLanguage, readableIn } from './exports'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/accounts'
import { Download } from './generated/shapes/download'

export type Account = Schemas['Account']
export type AccountRow = Schemas['AccountRow']
export type AccountSettings = Schemas['AccountSettings']
export type AccountCreation = Schemas['AccountCreation']
export type AccountImport = Schemas['AccountImport']
export type AccountImportOutcome = Schemas['AccountImportOutcome']
export type AccountImportErrorCode = Schemas['AccountImportErrorCode']
export type AccountRefusal = RefusalCode<`/uac/accounts${'' | '/{id}' | '/{id}/enabled' | '/{id}/password-resets'}`>
export type AccountFault = FieldCode<`/uac/accounts${'' | '/{id}' | '/{id}/password-resets'}`>

const at = (id: string) => ({ params: { id } })

export const listAccounts = (signal?: AbortSignal) => get('/uac/accounts', shapes.Accounts, { signal })

export const createAccount = (account: AccountCreation) =>
  post('/uac/accounts', account, { reply: shapes.CreatedAccount })

export const readAccount = (id: string) => getVersioned('/uac/accounts/{id}', shapes.StoredAccountSettings, at(id))

export const saveAccount = (id: string, settings: AccountSettings, version: string) =>
  put('/uac/accounts/{id}', settings, { ...at(id), version })

export const deleteAccount = (id: string) => del('/uac/accounts/{id}', undefined, at(id))

export const enableAccount = (id: string, enabled: boolean) => put('/uac/accounts/{id}/enabled', { enabled }, at(id))

export const unlockAccount = (id: string) => del('/uac/accounts/{id}/lock', undefined, at(id))

export const endAccountSessions = (id: string) =>
  del('/uac/accounts/{id}/sessions', undefined, { ...at(id), reply: shapes.EndedSessions })

export const resetAccountPassword = (id: string, password: string | undefined) =>
  post('/uac/accounts/{id}/password-resets', password === undefined ? {} : { password }, {
    ...at(id),
    reply: shapes.TemporaryPassword
  })

export const importAccounts = (wanted: AccountImport) =>
  post('/uac/accounts/imports', wanted, { reply: shapes.AccountImportResult })

export const exportAccounts = (language?: ExportLanguage) =>
  post('/uac/accounts/exports', undefined, { ...readableIn(language), reply: Download })
