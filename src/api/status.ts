import { get } from './client/client'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/status'

export type SystemStatus = Schemas['SystemStatus']

export const readStatus = (signal?: AbortSignal) => get('/system/status', shapes.SystemStatus, { signal })
