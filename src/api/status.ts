import { get } from './client'
import type { Schemas } from './schema'
import * as shapes from './shapes/status'

export type SystemStatus = Schemas['SystemStatus']

export const readStatus = (signal?: AbortSignal) => get('/system/status', shapes.SystemStatus, { signal })
