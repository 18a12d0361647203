import type { Shape } from '../../lib/remote/shape'
import type { paths } from '../generated/schema'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths of the contract that have a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never
}[keyof paths]

type Operation<P extends keyof paths, M extends Method> = paths[P][M]

type ResponsesIn<O> = O extends { responses: infer R } ? R : never
export type ResponsesOf<P extends keyof paths, M extends Method> = ResponsesIn<Operation<P, M>>

export type JsonOf<R> = R extends { content: { 'application/json': infer Body } } ? Body : never

/** The body of a successful response; `never` where the contract declares none. */
export type ReplyOf<P extends keyof paths, M extends Method> = JsonOf<
  ResponsesOf<P, M>[keyof ResponsesOf<P, M> & (200 | 201 | 202)]
>

type ContentOf<B> = B extends { content: infer C } ? C[keyof C] : undefined

export type BodyOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { requestBody: infer B }
    ? ContentOf<B>
    : Operation<P, M> extends { requestBody?: infer B }
      ? ContentOf<NonNullable<B>> | undefined
      : undefined

type ParametersOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { parameters: infer Parameters } ? Parameters : never

type ParamsPart<A> = A extends { path: infer Path } ? { params: Path } : unknown
type QueryPart<A> = A extends { query: infer Query }
  ? { query: Query }
  : A extends { query?: infer Query }
    ? { query?: Query }
    : unknown
type VersionPart<A> = A extends { header: { 'If-Match': string } } ? { version: string } : unknown
type ReplyPart<R> = [R] extends [never] ? unknown : { reply: Shape<R> }

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** A read: it never delays the user's own calls. */
  background?: boolean
  /** The token to use ('' for none) instead of the session's; such a call never renews or ends the session. */
  as?: string
}

export type ReadOptions<P extends keyof paths> = CallOptions &
  ParamsPart<ParametersOf<P, 'get'>> &
  QueryPart<ParametersOf<P, 'get'>>

export type WriteOptions<P extends keyof paths, M extends Method> = CallOptions & {
  /** The request outlives the page, as a log-out must. */
  keepalive?: boolean
} & ParamsPart<ParametersOf<P, M>> &
  QueryPart<ParametersOf<P, M>> &
  VersionPart<ParametersOf<P, M>> &
  ReplyPart<ReplyOf<P, M>>

/** Optional where no option is required. */
export type Optional<O> = object extends O ? [options?: O] : [options: O]
