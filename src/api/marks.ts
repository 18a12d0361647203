import { get } from './client/client'
import type { paths, Schemas } from './generated/schema'
import * as shapes from './generated/shapes/marks'

export type Mark = Schemas['Mark']
export type MarkKind = Schemas['MarkKind']
export type Marks = Schemas['Marks']
/** Times as `YYYY.MM.DD-HH:mm:ss`. */
export type MarksWanted = NonNullable<paths['/data/marks']['get']['parameters']['query']>

export const listMarks = (wanted: MarksWanted, signal?: AbortSignal) =>
  get('/data/marks', shapes.Marks, { query: wanted, signal })
