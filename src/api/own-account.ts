import { patch, put } from './client/client'
import type { FieldCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'

export type OwnPasswordFault = FieldCode<'/uac/account/password'>

export const setUserState = (code: Schemas['UserState']['code']) => patch('/uac/account/state', { code })

export const changeOwnPassword = (current: string, password: string) =>
  put('/uac/account/password', { current, password })
