import { get } from './client/client'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/impact'

export type Impact = Schemas['Impact']

/** `language` of the texts of alarms. */
export const readImpact = (language: string, signal?: AbortSignal) =>
  get('/system/impact', shapes.Impact, { query: { language }, signal })

/** The lists of what a change interrupts. */
export type ImpactList = Exclude<keyof Impact, 'restart_seconds' | 'hidden'>
