import type { UploadWatch } from '../lib/remote/package-upload'
import { del, get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import { upload } from './client/upload'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/codesys'
import { Download } from './generated/shapes/download'
import { Job } from './generated/shapes/job'

export type Codesys = Schemas['Codesys']
export type CodesysTask = Schemas['CodesysTask']
export type CodesysSettings = Schemas['CodesysSettings']
export type CodesysPackage = Schemas['CodesysPackage']
export type CodesysReset = Schemas['CodesysReset']['kind']
export type CodesysJobErrorCode = Schemas['CodesysJobErrorCode']
type Call =
  | 'start'
  | 'stop'
  | 'reset'
  | 'licence/activation'
  | 'licence/requests'
  | 'licence/files'
  | 'uploads'
  | 'uploads/{id}'
  | 'updates'
  | 'application/downloads'
  | 'log/downloads'
  | 'settings'
export type CodesysRefusal = RefusalCode<`/features/codesys/${Call}`>
export type CodesysFault = FieldCode<`/features/codesys/${Call}`>

export const readCodesys = (signal?: AbortSignal) => get('/features/codesys', shapes.Codesys, { signal })

export const listCodesysTasks = (signal?: AbortSignal) =>
  get('/features/codesys/tasks', shapes.CodesysTasks, { signal }).then(itemsOf)

export const readCodesysSettings = (signal?: AbortSignal) =>
  getVersioned('/features/codesys/settings', shapes.CodesysSettings, { signal })

export const saveCodesysSettings = (settings: CodesysSettings, version: string) =>
  put('/features/codesys/settings', settings, { version })

export const startCodesys = (machine_name: string) => post('/features/codesys/start', { machine_name })

export const stopCodesys = (machine_name: string) => post('/features/codesys/stop', { machine_name })

export const resetCodesys = (machine_name: string, kind: CodesysReset) =>
  post('/features/codesys/reset', { machine_name, kind })

export const activateCodesys = (code: string) => post('/features/codesys/licence/activation', { code })

export const requestCodesysLicence = (code: string) =>
  post('/features/codesys/licence/requests', { code }, { reply: Download })

export const importCodesysLicence = (content: string) => post('/features/codesys/licence/files', { content })

/** Reserves space before anything is sent. */
export const announceCodesysPackage = (file: Schemas['CodesysPackageFile'], signal?: AbortSignal) =>
  post('/features/codesys/uploads', file, { reply: shapes.CodesysUpload, signal })

export const uploadCodesysPackage = (id: string, file: Blob, watch: UploadWatch) =>
  upload('/features/codesys/uploads/{id}', file, { params: { id }, reply: shapes.CodesysPackage, ...watch })

export const readCodesysPackage = (id: string, signal?: AbortSignal) =>
  get('/features/codesys/packages/{id}', shapes.CodesysPackage, { params: { id }, signal })

export const dropCodesysPackage = (id: string) => del('/features/codesys/packages/{id}', undefined, { params: { id } })

/** Without a package: to the version that came with the firmware. */
export const updateCodesys = (update: Schemas['CodesysUpdate']) =>
  post('/features/codesys/updates', update, { reply: Job })

export const backUpCodesysApplication = () =>
  post('/features/codesys/application/downloads', undefined, { reply: Download })

export const downloadCodesysLog = () => post('/features/codesys/log/downloads', undefined, { reply: Download })
