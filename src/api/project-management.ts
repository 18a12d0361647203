import type { UploadWatch } from '../lib/remote/package-upload'
import { del, get, post } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import { upload } from './client/upload'
import type { Schemas } from './generated/schema'
import { Download } from './generated/shapes/download'
import { Job } from './generated/shapes/job'
import { PanelMedia } from './generated/shapes/panel-media'
import * as shapes from './generated/shapes/project-management'

export type ProjectOverview = Schemas['ProjectOverview']
export type ProjectDetails = Schemas['ProjectDetails']
export type ProjectCandidate = Schemas['ProjectCandidate']
export type PreviousProject = Schemas['PreviousProject']
export type ProjectPassword = Schemas['ProjectPassword']
export type ProjectUpdate = Schemas['ProjectUpdate']
export type ProjectJobErrorCode = Schemas['ProjectJobErrorCode']
type ProjectCall = 'uploads' | 'uploads/{id}' | 'candidates' | 'updates' | 'restarts' | 'rollbacks' | 'backups'
export type ProjectRefusal = RefusalCode<`/project/management/${ProjectCall | 'media/{id}/eject'}`>
export type ProjectUpdateFault = FieldCode<'/project/management/updates' | '/project/management/rollbacks'>

export const readProject = (signal?: AbortSignal) => get('/project/management', shapes.ProjectOverview, { signal })

/** Reserves space before anything is sent. */
export const announceProject = (file: Schemas['ProjectFile'], signal?: AbortSignal) =>
  post('/project/management/uploads', file, { reply: shapes.ProjectUpload, signal })

export const uploadProject = (id: string, file: Blob, watch: UploadWatch) =>
  upload('/project/management/uploads/{id}', file, { params: { id }, reply: shapes.ProjectCandidate, ...watch })

export const readCandidate = (id: string, signal?: AbortSignal) =>
  get('/project/management/candidates/{id}', shapes.ProjectCandidate, { params: { id }, signal })

export const checkProjectOnMedium = (file: Schemas['FileOnMedium'], signal?: AbortSignal) =>
  post('/project/management/candidates', file, { reply: shapes.ProjectCandidate, signal })

export const dropCandidate = (id: string) => del('/project/management/candidates/{id}', undefined, { params: { id } })

export const updateProject = (update: ProjectUpdate) => post('/project/management/updates', update, { reply: Job })

export const restartProject = () => post('/project/management/restarts', undefined, { reply: Job })

export const rollBackProject = (rollback: Schemas['ProjectRollback']) =>
  post('/project/management/rollbacks', rollback, { reply: Job })

export const backUpProject = () => post('/project/management/backups', undefined, { reply: Download })

export const listMedia = (signal?: AbortSignal) =>
  get('/project/management/media', PanelMedia, { signal }).then(itemsOf)

export const ejectMedium = (id: string) => post('/project/management/media/{id}/eject', undefined, { params: { id } })
