import type { BodySchema } from '../../../../api/configuration/restore'
import { BODY_SCHEMAS } from '../../../../api/generated/restore'
import { isRecord } from '../../../../lib/remote/shape'
import type { Message, MessageKey, Params } from '../../../../lib/text/message'
import type { Values } from './change'

const resolved = (schema: BodySchema): BodySchema =>
  schema.ref === undefined ? schema : resolved(BODY_SCHEMAS[schema.ref] ?? {})

/** Of an object. */
export const fieldsOf = (schema: BodySchema | undefined): Readonly<Record<string, BodySchema>> =>
  (schema && resolved(schema).properties) ?? {}

/** Of a field with choices. */
export const choicesOf = (schema: BodySchema): readonly unknown[] => resolved(schema).enum ?? []

/** Of a field in fields. */
export const partOf = (schema: BodySchema = {}, names: readonly string[]): BodySchema =>
  names.reduce<BodySchema>((part, name) => fieldsOf(part)[name] ?? {}, schema)

/** Of a field that the panel names alone, with dots before its name where it is part of another one. */
export function pathIn(schema: BodySchema | undefined, name: string): string {
  const fields = fieldsOf(schema)
  const whole = name in fields ? undefined : Object.keys(fields).find(field => name in fieldsOf(fields[field]))
  return whole ? `${whole}.${name}` : name
}

/** Why this panel does not accept a value; undefined where nothing is known against it. */
export function misfitOf(value: unknown, given: BodySchema): Message | undefined {
  const schema = resolved(given)
  const { type, enum: choices } = schema
  if (type !== undefined && ![type].flat().some(name => isOf(name, value))) return 'systemInfoRestore.misfit.invalid'
  if (choices && !choices.includes(value)) return 'systemInfoRestore.misfit.choice'
  if (typeof value === 'number') return outside('range', value, schema.minimum, schema.maximum)
  if (typeof value === 'string') return textMisfit(value, schema)
  if (Array.isArray(value)) return listMisfit(value, schema)
  return isRecord(value) ? recordMisfit(value, schema) : undefined
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

type Measure = 'range' | 'characters' | 'entries'

function outside(measure: Measure, value: number, first: number | undefined, last: number | undefined) {
  if (value >= (first ?? value) && value <= (last ?? value)) return undefined
  if (last === undefined) return 'systemInfoRestore.misfit.invalid'
  return [`systemInfoRestore.misfit.${measure}`, { min: first ?? 0, max: last }] as const
}

/** A pattern that limits the length too. */
const LENGTHS = /^\^\[ -~\]\{(\d+),(\d+)\}\$$/

function textMisfit(text: string, { minLength, maxLength, pattern }: BodySchema): Message | undefined {
  if (text === '' && minLength) return 'systemInfoRestore.misfit.empty'
  const [, least = minLength, most = maxLength] = LENGTHS.exec(pattern ?? '')?.map(Number) ?? []
  const misfit = outside('characters', [...text].length, least, most)
  if (misfit || pattern === undefined) return misfit
  return new RegExp(pattern, 'u').test(text) ? undefined : 'systemInfoRestore.misfit.invalid'
}

function listMisfit(list: readonly unknown[], { items, minItems, maxItems }: BodySchema): Message | undefined {
  return outside('entries', list.length, minItems, maxItems) ?? firstOf(list, item => items && misfitOf(item, items))
}

function recordMisfit(record: Readonly<Record<string, unknown>>, schema: BodySchema): Message | undefined {
  const { optional = [], properties = {} } = schema
  if (!Object.keys(properties).every(name => name in record || optional.includes(name)))
    return 'systemInfoRestore.misfit.incomplete'
  return firstOf(Object.entries(properties), ([name, part]) =>
    name in record ? inField(name, misfitOf(record[name], part)) : undefined
  )
}

/** With the name of the field that does not fit, with dots before it where that is part of another one. */
function inField(name: string, misfit: Message | undefined): Message | undefined {
  if (!misfit) return undefined
  const [key, params = {}] = [misfit].flat() as [MessageKey, Params?]
  return [key, { ...params, field: params.field ? `${name}.${params.field}` : name }]
}

function firstOf<T>(list: readonly T[], find: (item: T) => Message | undefined): Message | undefined {
  for (const item of list) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}

/** Without what is only read, such as whether a secret is set. */
export function writtenPart(value: unknown, given: BodySchema): unknown {
  const { items, properties } = resolved(given)
  if (Array.isArray(value)) return items ? value.map(item => writtenPart(item, items)) : value
  if (!isRecord(value) || !properties) return value
  const fields = Object.entries(properties).filter(([name]) => name in value)
  return Object.fromEntries(fields.map(([name, part]) => [name, writtenPart(value[name], part)]))
}

/** Whether it has fields that are neither saved nor read here: those of another firmware. */
export function hasUnknownFields(value: unknown, present: unknown, given: BodySchema): boolean {
  const { items, properties } = resolved(given)
  if (Array.isArray(value)) {
    const [like] = Array.isArray(present) ? present : []
    return items !== undefined && value.some(item => hasUnknownFields(item, like, items))
  }
  if (!isRecord(value) || !properties) return false
  const known = isRecord(present) ? present : {}
  return Object.entries(value).some(([name, part]) => {
    const schema = properties[name]
    return schema ? hasUnknownFields(part, known[name], schema) : !(name in known) && !name.endsWith('_set')
  })
}

/** Of an object and of those in it, with dots before the names of these. */
export function secretsOf(given: BodySchema | undefined): string[] {
  return Object.entries(fieldsOf(given)).flatMap(([name, schema]) =>
    schema.secret ? [name] : secretsOf(schema).map(secret => `${name}.${secret}`)
  )
}

/** Whether a secret is set, by its name with dots. */
export function isSet(values: Values, secret: string): boolean {
  const found = `${secret}_set`
    .split('.')
    .reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), values)
  return found === true
}
