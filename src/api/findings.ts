import { get } from './client/client'
import type { paths, Schemas } from './generated/schema'
import * as shapes from './generated/shapes/findings'

export type Findings = Schemas['Findings']
export type FindingPart = Schemas['FindingPart']
export type ActiveAlarms = Schemas['ActiveAlarms']
export type ActiveAlarm = Schemas['ActiveAlarm']
/** The language of alarm texts. */
export type FindingsWanted = NonNullable<paths['/system/findings']['get']['parameters']['query']>

export const readFindings = (wanted: FindingsWanted, signal?: AbortSignal) =>
  get('/system/findings', shapes.Findings, { query: wanted, signal })
