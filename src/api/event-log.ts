import { get, getVersioned, post, put } from './client/client'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import { type ExportLanguage, readableIn } from './exports'
import type { paths, Schemas } from './generated/schema'
import * as shapes from './generated/shapes/event-log'
import { StartedExport } from './generated/shapes/started-export'

export type PanelEvent = Schemas['PanelEvent']
export type EventPage = Schemas['EventPage']
export type EventSettings = Schemas['EventSettings']
export type EventDeletionPlan = Schemas['EventDeletionPlan']
export type AlarmQuality = Schemas['AlarmQuality']
export type AlarmFigure = Schemas['AlarmFigure']
export type AlarmFlood = Schemas['AlarmFlood']
export type AlarmCount = Schemas['AlarmCount']
export type AcknowledgementRefusal = RefusalCode<'/data/events/acknowledgements'>
export type EventComment = Schemas['EventComment']
export type CommentRefusal = RefusalCode<'/data/events/{number}/comments'>
export type EventDeletionFault = FieldCode<'/data/events/deletion-plan', 'get'>
export type EventDeletionRefusal = RefusalCode<'/data/events/deletions'>
/** Times as `YYYY.MM.DD-HH:mm:ss`. */
export type EventsWanted = NonNullable<paths['/data/events']['get']['parameters']['query']>
export type QualityWanted = NonNullable<paths['/data/events/quality']['get']['parameters']['query']>

export const listEvents = (wanted: EventsWanted, signal?: AbortSignal) =>
  get('/data/events', shapes.EventPage, { query: wanted, signal })

export const readAlarmQuality = (wanted: QualityWanted, signal?: AbortSignal) =>
  get('/data/events/quality', shapes.AlarmQuality, { query: wanted, signal })

export const listAlarmFloods = (wanted: QualityWanted & { offset: number; limit: number }, signal?: AbortSignal) =>
  get('/data/events/floods', shapes.AlarmFloodPage, { query: wanted, signal })

export const exportEvents = (wanted: Schemas['EventExport'], language?: ExportLanguage) =>
  post('/data/events/exports', wanted, { ...readableIn(language), reply: StartedExport })

export const readEventSettings = (signal?: AbortSignal) =>
  getVersioned('/data/events/settings', shapes.EventSettings, { signal })

export const saveEventSettings = (settings: Schemas['EventSettingsUpdate'], version: string) =>
  put('/data/events/settings', settings, { version })

export const acknowledgeEvents = (numbers: number[], comment: string) =>
  post('/data/events/acknowledgements', { numbers, comment }, { reply: shapes.EventsAcknowledged })

/** @returns all comments of the event. */
export const addEventComment = (number: number, text: string) =>
  post('/data/events/{number}/comments', { text }, { params: { number }, reply: shapes.EventComments })

export const silenceBuzzer = () => post('/data/events/silence', undefined)

export const planEventDeletion = (chosen: { before: string } | { retention_days: number }) =>
  get('/data/events/deletion-plan', shapes.EventDeletionPlan, { query: chosen })

export const deleteEvents = (deletion: Schemas['EventDeletion']) =>
  post('/data/events/deletions', deletion, { reply: shapes.EventsDeleted })
