import { get, post } from './client/client'
import { itemsOf } from './client/items'
import { type ExportLanguage, readableIn } from './exports'
import type { paths, Schemas } from './generated/schema'
import * as shapes from './generated/shapes/data-log'
import { StartedExport } from './generated/shapes/started-export'

export type DataLog = Schemas['DataLog']
export type DataLogChannel = Schemas['DataLogChannel']
export type DataLogStatistics = Schemas['DataLogStatistics']
export type DataLogOffset = Schemas['DataLogOffset']
export type DataLogExport = Schemas['DataLogExport']
/** Times as `YYYY.MM.DD-HH:mm:ss`. */
export type RecordsWanted = NonNullable<paths['/data/logs/{id}/records']['get']['parameters']['query']>

export const listDataLogs = (signal?: AbortSignal) => get('/data/logs', shapes.DataLogs, { signal }).then(itemsOf)

export const readDataLogRecords = (id: string, wanted: RecordsWanted, signal?: AbortSignal) =>
  get('/data/logs/{id}/records', shapes.DataLogRecords, { params: { id }, query: wanted, signal })

/** A SQLite file of the whole log. */
export const prepareDataLogDatabase = (id: string) =>
  post('/data/logs/{id}/databases', undefined, { params: { id }, reply: StartedExport })

export const exportDataLog = (id: string, choices: DataLogExport, language?: ExportLanguage) =>
  post('/data/logs/{id}/exports', choices, { params: { id }, ...readableIn(language), reply: StartedExport })
