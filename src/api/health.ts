import { get, put } from './client/client'
import type { paths, Schemas } from './generated/schema'
import * as shapes from './generated/shapes/health'

export type Health = Schemas['Health']
export type SubsystemHealth = Schemas['SubsystemHealth']
export type HealthFinding = Schemas['HealthFinding']
export type HealthEvent = Schemas['HealthEvent']

/** The language of alarm texts. */
export type HealthWanted = NonNullable<paths['/system/health']['get']['parameters']['query']>

export const readHealth = (wanted: HealthWanted, signal?: AbortSignal) =>
  get('/system/health', shapes.Health, { query: wanted, signal })

export const acknowledgeFinding = (id: string) =>
  put('/system/health/findings/{id}/acknowledgement', undefined, { params: { id } })
