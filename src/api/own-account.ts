import { patch, post, put } from './client/client'
import type { FieldCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import { SessionIdle } from './generated/shapes/account'

export type OwnPasswordFault = FieldCode<'/uac/account/password'>

export const setUserState = (code: Schemas['UserState']['code']) => patch('/uac/account/state', { code })

export const changeOwnPassword = (current: string, password: string) =>
  put('/uac/account/password', { current, password })

/** When the user last did something here. @returns how long the session lasts without an action */
export const reportActivity = (idle_seconds: number) =>
  post('/uac/account/activity', { idle_seconds }, { reply: SessionIdle })
