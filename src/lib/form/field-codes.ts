import type { ApiError } from '../remote/failure'
import { codeName } from '../text/code-name'
import type { Message, MessageKey } from '../text/message'

type Codes = Readonly<Record<string, MessageKey>>

/** What the panel may find wrong with a field, by its code in camel case. */
const COMMON = new Map<string, MessageKey>([
  ['required', 'errors.required'],
  ['minLength', 'errors.required'],
  ['alreadyExists', 'errors.alreadyExists'],
  ['passwordsDiffer', 'errors.passwordsDiffer'],
  ['wrongPassword', 'errors.wrongPassword'],
  ['printable', 'errors.printable'],
  ['host', 'errors.host'],
  ['email', 'errors.email'],
  ['ipv4', 'errors.ipv4'],
  ['mask', 'errors.mask'],
  ['gatewayOutside', 'errors.gateway.outside'],
  ['subnetOverlaps', 'errors.subnetOverlaps']
])

export interface RefusedFields<F extends string> {
  messages: Map<F, Message>
  /** Whether every cause of the refusal stands at a field of the form. */
  complete: boolean
}

/** Turns `fields` of a refusal, in which each field has an error code, into messages for the fields of a form. */
export function refusedFields<F extends string>(
  { failure }: ApiError,
  fields: readonly F[],
  codes: Codes = {}
): RefusedFields<F> {
  const named = failure.kind === 'refused' ? Object.entries(failure.fields) : []
  const own = new Map([...COMMON, ...Object.entries(codes)])
  const messages = new Map<F, Message>()
  for (const [name, code] of named) {
    const field = fields.find(candidate => candidate === name)
    if (field !== undefined) messages.set(field, own.get(codeName(code)) ?? 'errors.invalidValue')
  }
  return { messages, complete: messages.size > 0 && messages.size === named.length }
}
