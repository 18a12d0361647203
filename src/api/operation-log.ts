import { get, getVersioned, post, put } from './client/client'
import { type ExportLanguage, readableIn } from './exports'
import type { paths, Schemas } from './generated/schema'
import * as shapes from './generated/shapes/operation-log'
import { StartedExport } from './generated/shapes/started-export'

export type OperationRecord = Schemas['OperationRecord']
export type OperationChange = Schemas['OperationChange']
export type OperationGap = Schemas['OperationGap']
export type OperationEntry = Schemas['OperationEntry']
export type OperationPlace = Schemas['OperationPlace']
export type OperationResult = Schemas['OperationResult']
export type OperationLogStatus = Schemas['OperationLogStatus']
export type OperationLogSettings = Schemas['OperationLogSettings']
/** Times as `YYYY.MM.DD-HH:mm:ss`. */
export type OperationsWanted = NonNullable<paths['/data/operations']['get']['parameters']['query']>

export const listOperations = (wanted: OperationsWanted, signal?: AbortSignal) =>
  get('/data/operations', shapes.OperationPage, { query: wanted, signal })

export const readOperation = (number: number, signal?: AbortSignal) =>
  get('/data/operations/{number}', shapes.OperationRecord, { params: { number }, signal })

export const exportOperations = (wanted: Schemas['OperationExport'], language?: ExportLanguage) =>
  post('/data/operations/exports', wanted, { ...readableIn(language), reply: StartedExport })

export const readOperationLog = (signal?: AbortSignal) =>
  get('/data/operation-log', shapes.OperationLogStatus, { signal })

export const readOperationLogSettings = (signal?: AbortSignal) =>
  getVersioned('/data/operation-log/settings', shapes.OperationLogSettings, { signal })

export const saveOperationLogSettings = (settings: OperationLogSettings, version: string) =>
  put('/data/operation-log/settings', settings, { version })
