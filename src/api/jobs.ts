import { del, get } from './client/client'
import { itemsOf } from './client/items'
import type { Schemas } from './generated/schema'
import { Job as JobShape } from './generated/shapes/job'
import * as shapes from './generated/shapes/jobs'

export type Job = Schemas['Job']

export const listJobs = (signal?: AbortSignal) => get('/jobs', shapes.Jobs, { signal }).then(itemsOf)

export const readJob = (id: string, signal?: AbortSignal) => get('/jobs/{id}', JobShape, { params: { id }, signal })

export const cancelJob = (id: string) => del('/jobs/{id}', undefined, { params: { id } })
