import type { SchemaObject } from 'ajv'
import { type Operation, responseOf } from '../panel/http/contract-document'
import { CONTRACT } from '../panel/panel'

/** How a body differs from what the contract describes, or is an extreme of it. */
export type Change =
  | 'unknown-values'
  | 'optional-missing'
  | 'mandatory-missing'
  | 'long-text'
  | 'hostile-text'
  | 'many-entries'

/** Right-to-left override, control characters, markup, and a name of JavaScript. */
export const HOSTILE_TEXT = '\u202E__proto__\u0007\u0000<img src="x" onerror="self.attacked = true">{{name}}'
const LONG_TEXT = 'x'.repeat(64 * 1024)
const MANY = 1000

const { document } = CONTRACT

/** A response with its body changed; unchanged where the contract describes no JSON. */
export async function changedBy(change: Change, operation: Operation, response: Response): Promise<Response> {
  const schema = responseOf(document, operation, response.status)?.content?.['application/json']?.schema
  if (!schema) return response
  const body = new Changer(change).changed(schema, await response.json())
  return new Response(JSON.stringify(body), { status: response.status, headers: response.headers })
}

class Changer {
  readonly #change: Change
  /** Of 64 KiB, once for each field. */
  readonly #lengthened = new Set<SchemaObject>()
  /** Lists in the entries of a long list stay as they are. */
  #isInList = false

  constructor(change: Change) {
    this.#change = change
  }

  changed(schema: SchemaObject, value: unknown): unknown {
    const schemas = alternativesOf(schema)
    if (typeof value === 'string') return this.#text(schemas, value)
    if (Array.isArray(value)) return this.#list(schemas, value)
    if (typeof value === 'object' && value !== null) return this.#object(schemas, value)
    return value
  }

  #text(schemas: SchemaObject[], value: string): string {
    const isChoice = schemas.some(it => it.enum || it.const !== undefined)
    if (isChoice) return this.#change === 'unknown-values' ? 'unheard_of' : value
    const [schema = {}] = schemas
    if (schemas.some(({ format, pattern }) => format || pattern)) return value
    if (this.#change === 'hostile-text') return HOSTILE_TEXT
    if (this.#change !== 'long-text' || this.#lengthened.has(schema)) return value
    this.#lengthened.add(schema)
    return LONG_TEXT
  }

  #list(schemas: SchemaObject[], entries: unknown[]): unknown[] {
    const schema: SchemaObject = schemas.find(({ items }) => items)?.items ?? {}
    const isOuter = !this.#isInList
    this.#isInList = true
    const changed = entries.map(entry => this.changed(schema, entry))
    if (isOuter) this.#isInList = false
    if (!isOuter || this.#change !== 'many-entries' || typeof entries[0] !== 'object') return changed
    return Array.from({ length: MANY }, (_, index) => changed[index % changed.length])
  }

  #object(schemas: SchemaObject[], value: object): object {
    const required = new Set<string>(schemas.flatMap(it => it.required ?? []))
    const fields = Object.entries(value).filter(([name]) => this.#change !== 'optional-missing' || required.has(name))
    const kept = this.#change === 'mandatory-missing' ? fields.slice(0, -1) : fields
    const schemaOf = (name: string): SchemaObject =>
      schemas.map(({ properties }) => properties?.[name]).find(Boolean) ??
      schemas.map(({ additionalProperties }) => additionalProperties).find(it => typeof it === 'object') ??
      {}
    return Object.fromEntries(kept.map(([name, inner]) => [name, this.changed(schemaOf(name), inner)]))
  }
}

/** A schema and those that it is composed of. */
function alternativesOf(schema: SchemaObject): SchemaObject[] {
  const target = schema.$ref ? Object(document.components?.schemas)[schema.$ref.split('/').pop()] : schema
  const { allOf = [], anyOf = [], oneOf = [] } = target
  return [target, ...[...allOf, ...anyOf, ...oneOf].flatMap(alternativesOf)]
}
