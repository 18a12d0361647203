import { get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/backup-data'
import { FileTargetTest } from './generated/shapes/file-target-test'
import { Job } from './generated/shapes/job'
import { StartedExport } from './generated/shapes/started-export'

export type DataBackupSettings = Schemas['DataBackupSettings']
export type NewDataBackupSettings = Schemas['NewDataBackupSettings']
export type DataBackupSituation = Schemas['DataBackupSituation']
export type DataBackupMedium = Schemas['DataBackupMedium']
export type DataForecast = Schemas['DataForecast']
export type DataForecastSource = Schemas['DataForecastSource']
export type DataBackupRun = Schemas['DataBackupRun']
export type DataBackupFile = Schemas['DataBackupFile']
export type DataBackupErrorCode = Schemas['DataBackupErrorCode']
export type DataBackupRefusal = RefusalCode<'/data/backup/runs' | '/data/backup/media/{id}/eject'>
export type DataBackupFault = FieldCode<'/data/backup/settings'>

export const readDataBackupSettings = (signal?: AbortSignal) =>
  getVersioned('/data/backup/settings', shapes.DataBackupSettings, { signal })

export const saveDataBackupSettings = (settings: NewDataBackupSettings, version: string) =>
  put('/data/backup/settings', settings, { version })

/** Tests a target that need not be saved. */
export const testDataBackupTarget = (target: Schemas['NewFileTarget']) =>
  post('/data/backup/target-tests', target, { reply: FileTargetTest })

export const readDataBackupSituation = (signal?: AbortSignal) =>
  get('/data/backup/situation', shapes.DataBackupSituation, { signal })

export const readDataForecast = (signal?: AbortSignal) => get('/data/backup/forecast', shapes.DataForecast, { signal })

export const listDataBackupRuns = (signal?: AbortSignal) =>
  get('/data/backup/runs', shapes.DataBackupRuns, { signal }).then(itemsOf)

/** @param target in place of that of the settings, this once */
export const startDataBackup = (target?: Schemas['FileTargetKind']) =>
  post('/data/backup/runs', undefined, { query: target ? { target } : {}, reply: Job })

export const downloadDataBackup = (id: string, name: string) =>
  post('/data/backup/runs/{id}/downloads', { name }, { params: { id }, reply: StartedExport })

export const ejectDataBackupMedium = (id: string) =>
  post('/data/backup/media/{id}/eject', undefined, { params: { id } })
