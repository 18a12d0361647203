import { get, getVersioned, post, put } from './client/client'
import type { RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/easyaccess'

export type EasyAccessReport = Schemas['EasyAccessReport']
export type EasyAccessState = Schemas['EasyAccessState']
export type EasyAccessSettings = Schemas['EasyAccessSettings']
export type EasyAccessUpdate = Schemas['EasyAccessUpdate']
export type EasyAccessActivation = Schemas['EasyAccessActivation']
export type EasyAccessTest = Schemas['EasyAccessTest']
export type EasyAccessRefusal =
  | RefusalCode<'/features/easyaccess/activation'>
  | RefusalCode<'/features/easyaccess/start'>

export const readEasyAccess = (signal?: AbortSignal) =>
  get('/features/easyaccess/status', shapes.EasyAccessReport, { signal })

export const readEasyAccessSettings = (signal?: AbortSignal) =>
  getVersioned('/features/easyaccess/settings', shapes.EasyAccessSettings, { signal })

export const saveEasyAccessSettings = (settings: EasyAccessUpdate, version: string) =>
  put('/features/easyaccess/settings', settings, { version })

export const activateEasyAccess = (activation: EasyAccessActivation) =>
  post('/features/easyaccess/activation', activation)

export const startEasyAccess = () => post('/features/easyaccess/start', undefined)

export const stopEasyAccess = () => post('/features/easyaccess/stop', undefined)

export const readEasyAccessTest = (signal?: AbortSignal) =>
  get('/features/easyaccess/path-test', shapes.EasyAccessTest, { signal })

export const testEasyAccess = (settings: EasyAccessUpdate) =>
  post('/features/easyaccess/path-test', settings, { reply: shapes.EasyAccessTest })
