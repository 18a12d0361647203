import { formFieldsOf } from './form-fields.mjs'

/** The text of src/app/generated/field-facts.ts. */
export function fieldFacts(document, formFields) {
  const facts = factsOfCalls(document, formFields)
  return `import type { ImpactList } from '../../api/impact'

type Span = readonly [least: number | null, most: number | null]

/** What the contract says of a field of a request. */
export interface FieldFacts {
  /** Of a number. */
  range?: Span
  /** In characters. */
  length?: Span
  /** Of a list. */
  entries?: Span
  /** Of a panel as delivered. */
  default?: string | number | boolean
  /** The right that is needed to turn it on. */
  right?: string
}

export interface CallFacts {
  /** The part of the contract. */
  tag: string
  /** Whom it can interrupt. */
  interrupts?: readonly ImpactList[]
  /** By path, as in the operation log. */
  fields: Readonly<Record<string, FieldFacts>>
}

/** By the calls that forms of the console make. */
export const FIELD_FACTS: Readonly<Record<string, CallFacts>> = ${JSON.stringify(facts)}
`
}

/** What the contract says of the calls that send what a form has. */
export function factsOfCalls(document, formFields) {
  const ofForms = formFieldsOf(document, formFields).filter(({ entries }) => entries.length > 0)
  const names = [...new Set(ofForms.map(({ name }) => name))]
  return Object.fromEntries(names.map(name => [name, factsOfCall(name, document)]))
}

function factsOfCall(name, { paths, components: { schemas } }) {
  const [method, path] = name.split(' ')
  const {
    tags: [tag],
    requestBody,
    'x-interrupts': interrupts
  } = paths[path][method.toLowerCase()]
  const fields = {}
  for (const { schema } of Object.values(requestBody?.content ?? {})) addFields(fields, schema, '', schemas)
  return { tag, ...(interrupts && { interrupts }), fields }
}

/** Adds what is not an object itself, by its path. What differs between alternatives is left out. */
function addFields(fields, given, path, schemas, around = []) {
  const { $ref } = given
  if (around.includes($ref)) return
  const within = $ref ? [...around, $ref] : around
  const schema = resolve(given, schemas)
  for (const part of partsOf(schema)) addFields(fields, part, path, schemas, within)
  if (schema.items) addFields(fields, schema.items, `${path}[]`, schemas, within)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const at = path ? `${path}.${name}` : name
    const inside = {}
    addFields(inside, property, at, schemas, within)
    const found = Object.keys(inside).length > 0 ? inside : { [at]: factsOf(property, schemas) }
    for (const [field, facts] of Object.entries(found))
      fields[field] = field in fields ? shared(fields[field], facts) : facts
  }
}

const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }) =>
  [...allOf, ...anyOf, ...oneOf].filter(({ type }) => type !== 'null')

const resolve = (schema, schemas) => (schema.$ref ? { ...schemas[schema.$ref.split('/').pop()], ...schema } : schema)

function factsOf(given, schemas) {
  const schema = resolve(given, schemas)
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, default: usual } = schema
  const parts = partsOf(schema).map(part => factsOf(part, schemas))
  return {
    ...(parts.length > 0 && parts.reduce(shared)),
    ...span('range', minimum, maximum),
    ...(maxLength !== LONGEST_IPV4 && span('length', minLength, maxLength, 0)),
    ...span('entries', minItems, maxItems, 0),
    ...(usual !== undefined && typeof usual !== 'object' && { default: usual }),
    ...(schema['x-action'] && { right: schema['x-action'] })
  }
}

/** `255.255.255.255`: that no address is longer says nothing to a reader. */
const LONGEST_IPV4 = 15

const span = (name, least, most, lowest = null) =>
  least === undefined && most === undefined ? {} : { [name]: [least ?? lowest, most ?? null] }

const shared = (one, other) =>
  Object.fromEntries(Object.entries(one).filter(([name, fact]) => JSON.stringify(other[name]) === JSON.stringify(fact)))
