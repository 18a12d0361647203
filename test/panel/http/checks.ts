import type { ErrorObject, FuncKeywordDefinition, SchemaObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Schemas } from '../../../src/api/generated/schema'
import type { Parameter } from './contract-document'

/** Error codes by field name. */
export type Fields = Record<string, SchemaFault>
type SchemaFault = Schemas['SchemaFault']

/** To read the meta-schema takes longer than all that a test file needs of the contract; a test reads it once for all. */
const OPTIONS = {
  strict: false,
  allErrors: true,
  discriminator: true,
  validateFormats: true,
  meta: false,
  validateSchema: false
} as const

/** The id under which ajv finds the document of local references. */
const DOCUMENT = 'contract'

/** Compares the items of a list by their JSON; ajv compares each with each where their type is behind a reference. */
const UNIQUE_ITEMS: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  errors: false,
  validate: (isRequired: boolean, items: unknown[]) =>
    !isRequired || new Set(items.map(item => JSON.stringify(item))).size === items.length
}

type Checkers = ReturnType<typeof createCheckers>

/** By the text of the components: to compile a schema takes longer than all checks against it, and depends on nothing else. */
const knownCheckers = new Map<string, Checkers>()

function createCheckers(components: object) {
  const shared = { components: readable(components, '') }
  const checker = (options = {}) =>
    addFormats
      .default(new Ajv2020({ ...OPTIONS, ...options }))
      .removeKeyword('uniqueItems')
      .addKeyword(UNIQUE_ITEMS)
      .addSchema(shared, DOCUMENT)
  const compilerOf = (ajv: Ajv2020) => {
    const known = new Map<string, ValidateFunction>()
    return (schema: SchemaObject): ValidateFunction => {
      const text = JSON.stringify(schema)
      const check = known.get(text) ?? ajv.compile(readable(schema, DOCUMENT))
      known.set(text, check)
      return check
    }
  }
  // Parameters arrive as text.
  return { exact: compilerOf(checker()), lenient: compilerOf(checker({ coerceTypes: true, useDefaults: true })) }
}

/** Checks values against the schemas of a contract. */
export function createChecks(components: Record<string, unknown>) {
  const text = JSON.stringify(components)
  const { exact, lenient } = knownCheckers.get(text) ?? createCheckers(components)
  knownCheckers.set(text, { exact, lenient })
  const known = new Map<SchemaObject | Parameter[], ValidateFunction>()

  const compiled = (compile: typeof exact, key: SchemaObject | Parameter[], schema: SchemaObject) => {
    const check = known.get(key) ?? compile(schema)
    known.set(key, check)
    return check
  }

  return {
    value(schema: SchemaObject, value: unknown): Fields {
      const check = compiled(exact, schema, schema)
      return check(value) ? {} : fieldsOf(check.errors ?? [])
    },

    /** Converts the texts of `values` to the types of the parameters. */
    parameters(parameters: Parameter[], values: Record<string, unknown>): Fields {
      const check = compiled(lenient, parameters, {
        type: 'object',
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: false
      })
      return check(values) ? {} : fieldsOf(check.errors ?? [])
    }
  }
}

/**
 * The schema as ajv reads it, its references being of the document. The contract maps discriminators to schemas for the
 * type generator; ajv finds them by their constants and refuses a mapping.
 */
function readable<T>(schema: T, document: string): T {
  const changed = (key: string, value: unknown) => {
    if (key === 'mapping') return undefined
    return key === '$ref' ? `${document}${value}` : value
  }
  return JSON.parse(JSON.stringify(schema, changed))
}

function fieldsOf(errors: ErrorObject[]): Fields {
  // Without a prototype, which has names such as constructor.
  const fields: Fields = Object.create(null)
  for (const { instancePath, keyword, params } of errors) {
    const path = instancePath.slice(1).split('/')
    // What is wrong in a list is wrong with the list; of nested objects only the innermost names count.
    const isInList = path.some(part => /^\d+$/.test(part))
    const missing = params.missingProperty || params.additionalProperty || params.tag
    const name = (isInList ? path[0] : missing || path.at(-1)) || 'body'
    fields[name] ??= CODES[keyword] ?? 'invalid'
  }
  return fields
}

const CODES: Record<string, SchemaFault> = {
  required: 'required',
  type: 'type',
  format: 'format',
  pattern: 'pattern',
  additionalProperties: 'unknown',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
  minItems: 'too_few',
  maxItems: 'too_many',
  uniqueItems: 'duplicate',
  enum: 'not_allowed',
  const: 'not_allowed',
  discriminator: 'not_allowed'
}
