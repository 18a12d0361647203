import type { Schema, Schemas } from '../../api/openapi'
import type { MessageKey } from '../../lib/text/message'
import { expandSchema } from './schema'

/** A limit or another fact about a value. */
export interface Fact {
  label: MessageKey
  value: string
}

/** Of a value and, of an array, of its elements. */
export function factsOf(given: Schema, schemas: Schemas): readonly Fact[] {
  const { schema } = expandSchema(given, schemas)
  const facts: (Fact | undefined)[] = [
    span('common.fact.characters', schema.minLength, schema.maxLength),
    span('common.fact.range', schema.minimum, schema.maximum),
    span('common.fact.entries', schema.minItems, schema.maxItems),
    span('apiDoc.fact.fields', schema.minProperties, undefined),
    fact('apiDoc.fact.unique', schema.uniqueItems ? '' : undefined),
    fact('apiDoc.fact.pattern', schema.pattern && visible(schema.pattern)),
    fact('common.term.format', schema.format),
    fact('common.fact.default', json(schema.default)),
    fact('apiDoc.fact.example', json(schema.examples?.[0]))
  ]
  const own = facts.filter(isFact)
  return schema.items ? [...own, ...factsOf(schema.items, schemas)] : own
}

const isFact = (one: Fact | undefined): one is Fact => one !== undefined

const fact = (label: MessageKey, value: string | undefined): Fact | undefined =>
  value === undefined ? undefined : { label, value }

/** Control characters as escapes. */
const visible = (pattern: string) =>
  pattern.replace(/\p{Cc}/gu, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))

function span(label: MessageKey, least: number | undefined, most: number | undefined): Fact | undefined {
  if (least === undefined) return fact(label, most === undefined ? undefined : `≤ ${most}`)
  if (most === undefined) return { label, value: `≥ ${least}` }
  return { label, value: least === most ? `${least}` : `${least} … ${most}` }
}
