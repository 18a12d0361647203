import { environment, type SessionLink } from '../../lib/environment'
import { ApiError } from '../../lib/remote/failure'
import type { Shape } from '../../lib/remote/shape'
import { laterRequests } from '../../lib/remote/stoppable'
import type { Versioned } from '../../lib/remote/versioned'
import type {
  BodyOf,
  CallOptions,
  Method,
  Optional,
  PathOf,
  ReadOptions,
  ReplyOf,
  WriteOptions
} from './contract-types'
import { type Call, exchange } from './exchange'
import type { Answer } from './response'
import { isExpired, isInvalid, replyOf } from './response'

interface Options extends CallOptions {
  params?: object
  query?: object
  version?: string
  keepalive?: boolean
  reply?: Shape<unknown>
}

export async function get<P extends PathOf<'get'>>(
  path: P,
  reply: Shape<ReplyOf<P, 'get'>>,
  ...[options]: Optional<ReadOptions<P>>
) {
  const answer = await call('get', path, undefined, { background: true, ...options })
  return replyIn(path, answer, reply)
}

/** Reads settings together with the version that a save must name. */
export async function getVersioned<P extends PathOf<'get'>>(
  path: P,
  reply: Shape<ReplyOf<P, 'get'>>,
  ...[options]: Optional<ReadOptions<P>>
): Promise<Versioned<ReplyOf<P, 'get'>>> {
  const answer = await call('get', path, undefined, { background: true, ...options })
  const value = replyIn(path, answer, reply)
  const version = answer.headers.get('ETag')
  if (!version) throw new ApiError({ kind: 'malformed' })
  return { value, version }
}

type Write<M extends Method> = <P extends PathOf<M>>(
  path: P,
  body: BodyOf<P, M>,
  ...[options]: Optional<WriteOptions<P, M>>
) => Promise<[ReplyOf<P, M>] extends [never] ? void : ReplyOf<P, M>>

export const post = writer('post')
/** For the calls that the contract declares as application/x-www-form-urlencoded. */
export const postForm = writer('post', body => new URLSearchParams(Object.entries(body)))
export const put = writer('put')
export const patch = writer('patch')
export const del = writer('delete')

function writer<M extends Method>(method: M, encode = (body: object) => body): Write<M> {
  const write = async (path: string, body: object | undefined, options?: Options) => {
    const answer = await call(method, path, body && encode(body), options ?? {})
    return replyOf(answer, options?.reply)
  }
  // The declared type derives body and reply from the contract, which a generic implementation cannot repeat.
  return write as Write<M>
}

function replyIn<T>(path: string, answer: Answer, shape: Shape<T>): T {
  // With a shape given replyOf returns a reply or throws. Only /cgi may respond as text/plain.
  return replyOf(answer, shape, path.startsWith('/cgi/')) as T
}

export async function call(method: Method, path: string, body: object | undefined, options: Options): Promise<Answer> {
  const attempt = (token: string | undefined) => exchange(requestOf(method, path, body, options, token))
  return options.as === undefined ? authorised(attempt) : observed(attempt(options.as || undefined))
}

/** Calls with the session's token: an expired one is renewed once, an invalid one ends the session. */
export async function authorised(attempt: (token: string | undefined) => Promise<Answer>): Promise<Answer> {
  const { session } = environment
  const used = session?.token()
  if (!session || !used) return observed(attempt(used))
  const ending = session.signal()
  try {
    const answer = await attemptTwice(attempt, session, used, ending)
    cancelIfEnded(ending)
    if (isInvalid(answer)) throw new ApiError({ kind: 'session', reason: 'invalid_token' })
    if (isExpired(answer)) throw new ApiError({ kind: 'session' })
    return answer
  } catch (error) {
    const failure = error instanceof ApiError && error.failure
    if (failure && failure.kind === 'session') session.onEnded(failure.reason)
    else cancelIfEnded(ending)
    throw error
  }
}

async function attemptTwice(
  attempt: (token: string | undefined) => Promise<Answer>,
  session: SessionLink,
  used: string,
  ending: AbortSignal
): Promise<Answer> {
  const later = laterRequests()
  const first = await observed(attempt(used))
  if (!isExpired(first)) return first
  cancelIfEnded(ending)
  const token = await session.renew(used)
  return observed(later(() => attempt(token)))
}

/** What a call of an ended session meets must neither affect the session of the next user nor be shown to them. */
function cancelIfEnded({ aborted }: AbortSignal): void {
  if (aborted) throw new ApiError({ kind: 'cancelled' })
}

async function observed(exchanged: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await exchanged
    environment.onReachable?.(true)
    return answer
  } catch (error) {
    const kind = error instanceof ApiError ? error.failure.kind : undefined
    if (kind === 'unreachable' || kind === 'timeout') environment.onReachable?.(false)
    throw error
  }
}

function requestOf(method: Method, path: string, body: object | undefined, options: Options, token?: string): Call {
  return {
    method,
    url: fillIn(path, options.params),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(options.version !== undefined && { 'If-Match': options.version })
    },
    body,
    query: options.query,
    signal: options.signal,
    background: options.background ?? false,
    keepalive: options.keepalive ?? false
  }
}

export function fillIn(path: string, params: object = {}): string {
  return Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))),
    path
  )
}
