import { UnreadableFile } from '../browser/read-file'
import type { ApiError } from '../remote/failure'
import { type CodeTexts, textOfCode } from '../text/code-texts'
import type { Message, MessageKey } from '../text/message'
import { type Field, fieldsOf } from './fields'

/** Field error codes that any form can get from the panel. */
export const COMMON_FIELD_TEXTS = {
  required: 'errors.required',
  already_exists: 'errors.alreadyExists',
  wrong_password: 'errors.wrongPassword',
  host: 'errors.host',
  email: 'errors.email',
  ipv4: 'errors.ipv4',
  mask: 'errors.mask',
  outside_subnet: 'errors.gateway.outside',
  subnet_overlaps: 'errors.subnetOverlaps'
} as const satisfies Record<string, MessageKey>

export interface RefusedFields<F extends string> {
  messages: Map<F, Message>
  /** Whether every cause of the refusal is shown at a field of the form. */
  complete: boolean
}

/** Turns the field error codes of a refusal into messages for the fields of a form. */
export function refusedFields<F extends string>(
  { failure }: ApiError,
  fields: readonly F[],
  codes: CodeTexts = {}
): RefusedFields<F> {
  const named = failure.kind === 'refused' ? Object.entries(failure.fields) : []
  const texts = { ...COMMON_FIELD_TEXTS, ...codes }
  const messages = new Map<F, Message>()
  for (const [name, code] of named) {
    const field = fields.find(candidate => candidate === name)
    if (field !== undefined) messages.set(field, textOfCode(texts, code) ?? 'errors.invalidValue')
  }
  return { messages, complete: messages.size > 0 && messages.size === named.length }
}

/** The field with the file that this computer could not read, if that is why a save failed. */
export const unreadField = <V extends object>(thrown: unknown, values: V): Field<V> | undefined =>
  thrown instanceof UnreadableFile ? fieldsOf(values).find(field => Object.is(values[field], thrown.file)) : undefined
