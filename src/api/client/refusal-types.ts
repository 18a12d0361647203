import type { COMMON_FIELD_TEXTS } from '../../lib/form/field-codes'
import type { CodeTexts } from '../../lib/text/code-texts'
import type { MessageKey } from '../../lib/text/message'
import type { components, paths } from '../generated/schema'
import type { JsonOf, Method, ResponsesOf } from './contract-types'

type CodeIn<Body> = Body extends { error_code?: infer C extends string } ? C : never
/** Nothing where the contract names no codes of fields: any text would fit. */
type FieldCodeIn<Body> = Body extends { fields?: Record<string, infer C extends string> }
  ? string extends C
    ? never
    : C
  : never
type SchemaFault = components['schemas']['SchemaFault']

type Success = 200 | 201 | 202 | 204
type ErrorOf<R, S = Exclude<AnyStatus<R>, Success>> = R extends unknown ? JsonOf<R[S & keyof R]> : never
type AnyStatus<R> = R extends unknown ? keyof R : never

/** Codes that all operations share; their texts go by the status (failure-text.ts). */
type CommonCode = CodeIn<JsonOf<components['responses'][keyof components['responses']]>>

/** Each `error_code` of operations, by default all of a path, that only some refusals have. */
export type RefusalCode<P extends keyof paths, M extends Method = Method> = Exclude<
  CodeIn<ErrorOf<ResponsesOf<P, M>>>,
  CommonCode
>

/** What refusals of an operation say about fields, beyond how a value differs from its schema. */
export type FieldCode<P extends keyof paths, M extends Method = Method> =
  | FieldCodeIn<ErrorOf<ResponsesOf<P, M>, 409>>
  | Exclude<FieldCodeIn<ErrorOf<ResponsesOf<P, M>, 400>>, SchemaFault>

/** A text for each code; the `Omitted` are left to the text of the status, or shown at their fields. */
export type RefusalTexts<C extends string, Omitted extends C = never> = CodeTexts &
  Readonly<Record<Exclude<C, Omitted>, MessageKey>>

type Known<C extends FieldCode<keyof paths> | SchemaFault> = C
/** A common text for a code that no operation has does not compile here. */
type CommonFieldCode = Known<keyof typeof COMMON_FIELD_TEXTS>

/** A text for each code of a field that has none in common with all forms; those may be replaced. */
export type FieldTexts<C extends string, Omitted extends C = never> = RefusalTexts<
  Exclude<C, CommonFieldCode | Omitted>
> &
  Readonly<Partial<Record<CommonFieldCode | SchemaFault, MessageKey>>>
