import { get, put } from '../client/client'
import type { Schemas } from '../generated/schema'
import * as shapes from '../generated/shapes/reference-configuration'

/** When a snapshot was kept on the panel, and by whom; null where none was. */
export type Reference = Schemas['ReferenceConfiguration']

export const readReference = (signal: AbortSignal) =>
  get('/system/reference-configuration', shapes.ReferenceConfiguration, { signal })

export const readReferenceText = () =>
  get('/system/reference-configuration/content', shapes.ReferenceText).then(({ text }) => text)

export const keepReference = (text: string) => put('/system/reference-configuration', { text })
