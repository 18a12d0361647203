import { del, get, post } from './client/client'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/access-tokens'

export type AccessToken = Schemas['AccessToken']
export type AccessTokens = Schemas['AccessTokens']
export type AccessTokenCreation = Schemas['AccessTokenCreation']

export type AccessTokenRefusal = RefusalCode<'/uac/access-tokens'>
export type AccessTokenFault = FieldCode<'/uac/access-tokens'>

export const listAccessTokens = (signal?: AbortSignal) => get('/uac/access-tokens', shapes.AccessTokens, { signal })

export const createAccessToken = (creation: AccessTokenCreation) =>
  post('/uac/access-tokens', creation, { reply: shapes.CreatedAccessToken })

export const revokeAccessToken = (id: string) => del('/uac/access-tokens/{id}', undefined, { params: { id } })
