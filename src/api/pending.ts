import { get, post } from './client/client'
import type { Schemas } from './generated/schema'
import { PendingChange as PendingChangeShape } from './generated/shapes/pending-change'

export type PendingChange = Schemas['PendingChange']

/** Sent without a token: another machine may own the address by now. */
const AS_NOBODY = ''

export const readPendingChange = (code: string, signal?: AbortSignal) =>
  get('/network/pending/{code}', PendingChangeShape, { params: { code }, as: AS_NOBODY, signal })

export const keepPendingChange = (code: string, signal?: AbortSignal) =>
  post('/network/pending/{code}/keep', undefined, {
    params: { code },
    reply: PendingChangeShape,
    as: AS_NOBODY,
    signal
  })
