import { del, get } from './client/client'
import type { paths, Schemas } from './generated/schema'
import { Export as ExportShape } from './generated/shapes/exports'

export type Export = Schemas['Export']
export type StartedExport = Schemas['StartedExport']
type Readable = NonNullable<paths['/data/events/exports']['post']['parameters']['query']>
/** The language of titles and codes for people; undefined for programs. */
export type ExportLanguage = Readable['readable_in'] | undefined
export type ExportFormat = Pick<Schemas['DataLogExport'], 'separator' | 'decimal' | 'time_format'>

export const readExport = (id: string, signal?: AbortSignal) =>
  get('/exports/{id}', ExportShape, { params: { id }, signal })

/** Breaks the download off; does nothing to an export that has ended. */
export const cancelExport = (id: string) => del('/exports/{id}', undefined, { params: { id } })

export const readableIn = (language: ExportLanguage): { query: Readable } => ({
  query: language === undefined ? {} : { readable_in: language }
})
