import type { Shape } from '../../lib/remote/shape'
import { call } from './client'
import type { CallOptions, Method } from './contract-types'
import { replyOf } from './response'

const ANYTHING: Shape<unknown> = { of: 'any' }

type Options = CallOptions & { params?: object }

/** For callers that look at the parts of any reply by themselves. */
export async function getUnknown(path: string, options: Options): Promise<unknown> {
  return replyOf(await call('get', path, undefined, { background: true, ...options }), ANYTHING)
}

/** As `getUnknown`, with the version that a save must name, where the panel sends one. */
export async function getUnknownVersioned(path: string, options: Options) {
  const answer = await call('get', path, undefined, { background: true, ...options })
  return { value: replyOf(answer, ANYTHING), version: answer.headers.get('ETag') ?? undefined }
}

/** For callers that know from the contract what the call takes and returns. */
export async function sendUnknown<T>(
  method: Method,
  path: string,
  body: object | undefined,
  options: Options & { version?: string; reply?: Shape<T> }
): Promise<T | undefined> {
  return replyOf(await call(method, path, body, options), options.reply)
}
