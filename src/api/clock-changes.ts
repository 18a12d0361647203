import { get } from './client/client'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/clock-changes'

export type ClockChange = Schemas['ClockChange']

/** `from` and `to` as `YYYY.MM.DD-HH:mm:ss`; without them the range is open. */
export const listClockChanges = (query: { from?: string; to?: string }, signal?: AbortSignal) =>
  get('/system/time/changes', shapes.ClockChanges, { query, signal })
