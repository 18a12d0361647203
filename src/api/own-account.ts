import { patch, put } from './client/client'
import type { Schemas } from './generated/schema'

export const setUserState = (code: Schemas['UserState']['code']) => patch('/uac/account/state', { code })

export const changeOwnPassword = (current: string, password: string) =>
  put('/uac/account/password', { current, password })
