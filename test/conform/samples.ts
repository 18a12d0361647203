import type { SchemaObject } from 'ajv'
import { recordOf } from './probe'

type Resolve = <T extends object>(schema: T) => T

/** A time in the form of the requests; which one does not matter. */
const TIME = '2026.11.21-09:41:07'

/** A value that a schema allows, from its own words; undefined where the panel alone knows one. */
export function sampleOf(schema: SchemaObject, resolve: Resolve): unknown {
  const { example, default: standard, const: constant, enum: values, type, minimum, items, pattern } = resolve(schema)
  const stated = example ?? standard ?? constant ?? values?.[0]
  if (stated !== undefined) return stated
  if (type === 'integer') return minimum ?? 1
  if (type === 'array') return nonEmpty(sampleOf(items, resolve))
  if (type !== 'string') return undefined
  if (pattern === undefined) return 'a'
  return new RegExp(pattern).test(TIME) ? TIME : undefined
}

const nonEmpty = (value: unknown) => (value === undefined ? undefined : [value])

/** Two values that the items of a list may have; none where the panel alone knows them. */
export function sampleTexts({ items }: SchemaObject, resolve: Resolve): string[] {
  const { enum: values, type, minimum = 0 } = items ? resolve(items) : {}
  return (values?.slice(0, 2) ?? (type === 'integer' ? [minimum, minimum + 1] : [])).map(String)
}

/** A text that a schema does not allow for a parameter; undefined where it allows every text. */
export function wrongText(schema: SchemaObject, resolve: Resolve): string | undefined {
  const { type, minimum, maxLength, items, enum: values, pattern, const: constant } = resolve(schema)
  if (type === 'array') return wrongText(items, resolve)
  if (type === 'integer') return minimum === undefined ? 'x' : String(minimum - 1)
  if (constant !== undefined || values) return 'conformance'
  if (pattern !== undefined && !new RegExp(pattern).test('~')) return '~'
  return maxLength === undefined ? undefined : 'x'.repeat(maxLength + 1)
}

/** An id that no list has. */
export function unknownValue(schema: SchemaObject, resolve: Resolve): string | undefined {
  const { type, pattern = '', enum: values } = resolve(schema)
  if (values) return undefined
  const candidates = type === 'integer' ? ['999999999'] : ['conformance-unknown', 'c0'.repeat(16), 'c0:ff:ee:c0:ff:ee']
  return candidates.find(text => new RegExp(pattern).test(text))
}

export interface WrongBody {
  label: string
  body: unknown
  field: string
}

/** Bodies that a schema of an object does not allow, each with one fault. */
export function wrongBodies(schema: SchemaObject, valid: unknown, resolve: Resolve): WrongBody[] {
  const { additionalProperties, required = [], properties = {} } = resolve(schema)
  const body = recordOf(valid)
  const wrong: WrongBody[] = []
  if (additionalProperties === false)
    wrong.push({ label: 'an unknown field', body: { ...body, conformance: true }, field: 'conformance' })
  const [first]: string[] = required
  if (first === undefined) return wrong
  const { [first]: left, ...rest } = body
  if (left !== undefined) wrong.push({ label: `no ${first}`, body: rest, field: first })
  if (resolve(properties[first] ?? {}).type !== 'object')
    wrong.push({ label: `${first} of a wrong type`, body: { ...body, [first]: { conformance: 1 } }, field: first })
  return wrong
}

/** The fields of a value that a schema of a request knows: what a GET answers, as its PUT takes it. */
export function projected(schema: SchemaObject, value: unknown, resolve: Resolve): unknown {
  const { properties, items, oneOf, allOf } = resolve(schema)
  if (Array.isArray(value)) return items ? value.map(item => projected(items, item, resolve)) : value
  if (typeof value !== 'object' || value === null) return value
  const known: Record<string, SchemaObject> = Object.assign(
    { ...properties },
    ...[...(oneOf ?? []), ...(allOf ?? [])].map((option: SchemaObject) => resolve(option).properties)
  )
  if (Object.keys(known).length === 0) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name in known)
      .map(([name, field]) => [name, projected(known[name] ?? {}, field, resolve)])
  )
}
