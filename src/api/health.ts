import { get, put } from './client/client'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/health'

export type Health = Schemas['Health']
export type SubsystemHealth = Schemas['SubsystemHealth']
export type HealthFinding = Schemas['HealthFinding']
export type HealthEvent = Schemas['HealthEvent']

export const readHealth = (signal?: AbortSignal) => get('/system/health', shapes.Health, { signal })

export const acknowledgeFinding = (id: string) =>
  put('/system/health/findings/{id}/acknowledgement', undefined, { params: { id } })
