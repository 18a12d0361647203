import { get, put } from './client/client'
import type { RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/system'

export type WebSpecification = Schemas['WebSpecification']
export type SaveTimeRefusal = RefusalCode<'/system/datetime'>

export const readHmiName = (signal?: AbortSignal) => get('/system/hmi/name', shapes.HmiName, { signal })

export const saveHmiName = (name: string) => put('/system/hmi/name', { name })

export const readTime = (signal?: AbortSignal) => get('/system/time', shapes.SystemTime, { signal })

/** `time` as `YYYY.MM.DD-HH:mm:ss`. */
export const saveTime = (time: string) => put('/system/datetime', { time })

export const readSpecification = (signal?: AbortSignal) =>
  get('/system/web/specification', shapes.WebSpecification, { signal })
