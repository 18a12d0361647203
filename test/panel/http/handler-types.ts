import type { paths, Schemas } from '../../../src/api/generated/schema'
import type { Caller } from '../network/callers'
import type { Services } from '../services'
import type { Session } from './sessions'
import type { PreparedFile } from './tickets'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** `GET /system/time` and so on: every operation of the contract. */
export type OperationName = {
  [P in keyof paths]: {
    [M in Method]: paths[P] extends Record<M, { responses: unknown }> ? `${Uppercase<M>} ${P}` : never
  }[Method]
}[keyof paths]

type Operation<K extends OperationName> = K extends `${infer M} ${infer P}`
  ? P extends keyof paths
    ? Lowercase<M> extends keyof paths[P]
      ? paths[P][Lowercase<M>]
      : never
    : never
  : never

type Responses<K extends OperationName> = Operation<K> extends { responses: infer R } ? R : never
type Success = 200 | 201 | 202 | 204
type ContentOf<R> = R extends { content: infer C } ? C[keyof C] : undefined

type ReplyOf<K extends OperationName> = {
  [S in keyof Responses<K> & Success]: ContentOf<Responses<K>[S]>
}[keyof Responses<K> & Success]

type FailureStatus<K extends OperationName> = Exclude<keyof Responses<K>, Success>
type ErrorIn<R> = R extends { content: { 'application/json': infer B extends { error_code?: string } } } ? B : never
/** `never` if the contract defines no field codes, because every text would match. */
type FieldCodeIn<B> = B extends { fields?: Record<string, infer F extends string> }
  ? string extends F
    ? never
    : F
  : never
type RefusalIn<S, B> = B extends { error_code?: infer C extends string } ? Refusal<S, C, FieldCodeIn<B>> : never

/** With the contract's codes for the operation and the status. */
type RefusalOf<K extends OperationName> = {
  [S in FailureStatus<K>]: RefusalIn<S, ErrorIn<Responses<K>[S]>>
}[FailureStatus<K>]

/** Field errors of a request, with the contract's codes for the operation and the status. */
export type FieldFaults<K extends OperationName, S extends FailureStatus<K>> = Record<
  string,
  FieldCodeIn<ErrorIn<Responses<K>[S]>>
>

type Parameters<K extends OperationName> = Operation<K> extends { parameters: infer P } ? P : never
type ParamsOf<K extends OperationName> = Parameters<K> extends { path: infer P } ? P : Record<string, never>
type QueryOf<K extends OperationName> =
  Parameters<K> extends { query?: infer Q } ? NonNullable<Q> : Record<string, never>
export type BodyOf<K extends OperationName> =
  Operation<K> extends { requestBody: { content: infer C } } ? C[keyof C] : undefined

export interface Call<K extends OperationName> extends Services {
  params: ParamsOf<K>
  query: QueryOf<K>
  body: BodyOf<K>
  /** The caller's session; missing if the operation needs no token and none was sent. */
  session: Session | undefined
  /** Address of the caller, if known. */
  address: string | undefined
  caller: Caller
  /** Whether the call arrived over https. */
  secure: boolean
}

export interface Reply<B> {
  status: number
  body: B
}

export interface FileReply {
  file: PreparedFile
}

type PascalCase<C extends string> = C extends `${infer Word}_${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<C>
/** The contract's schema for the `details` of a code; none of most codes. */
type DetailsOf<C extends string> = `${PascalCase<C>}Details` extends infer N extends keyof Schemas
  ? Schemas[N] & object
  : never

export interface Refusal<S = number, C extends string = string, F extends string = string> {
  refused: S
  code: C
  message: string
  fields?: Record<string, F>
  details?: object
  retryAfterSeconds?: number
}

type ResultOf<K extends OperationName> = Reply<ReplyOf<K>> | FileReply | RefusalOf<K>

export type Handlers = {
  [K in OperationName]: (call: Call<K>) => ResultOf<K> | Promise<ResultOf<K>>
}

export type AnyResult = Reply<unknown> | FileReply | Refusal

/** A handler of any operation, as the panel calls it. */
export type AnyHandler = (call: never) => AnyResult | Promise<AnyResult>

export const ok = <B>(body: B): Reply<B> => ({ status: 200, body })
/** A list with its length. */
export const listOf = <T>(items: T[]) => ({ items, total: items.length })
export const list = <T>(items: T[]) => ok(listOf(items))
export const accepted = <B>(body: B): Reply<B> => ({ status: 202, body })
export const created = <B>(body: B): Reply<B> => ({ status: 201, body })
export const done = (): Reply<undefined> => ({ status: 204, body: undefined })

export function refuse<S extends number, C extends string, F extends string = never>(
  status: S,
  code: C,
  more: Partial<Omit<Refusal<S, C, F>, 'refused' | 'code' | 'details'>> & { details?: DetailsOf<C> } = {}
): Refusal<S, C, NoInfer<F>> {
  return { message: code.replace(/_/g, ' '), ...more, refused: status, code }
}

/** The refusal of values that match their schemas but are invalid. */
export const invalid = <F extends string>(fields: Record<string, F>) => refuse(400, 'validation_failed', { fields })

/** Refuses input if fields of it are wrong. */
export const refuseInput = <F extends string>(fields: Record<string, F>) =>
  Object.keys(fields).length > 0 ? invalid(fields) : undefined

/** Refuses values that the panel's state does not allow, by the code of the first of them. */
export function refuseState<F extends string>(fields: Record<string, F>) {
  const [first] = Object.values(fields)
  return first && refuse(409, first, { fields })
}
