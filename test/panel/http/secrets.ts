import type { SchemaObject } from 'ajv'

/** In the place of a value that the contract marks as secret. */
export class Secret {
  constructor(
    /** Whether the panel stores it, so that it replaces another one; otherwise it only proves who calls. */
    readonly isStored: boolean,
    readonly isEmpty: boolean
  ) {}

  toJSON() {
    return this.isEmpty ? 'not set' : 'set'
  }
}

export type Secrets = ReturnType<typeof createSecrets>

type Replace = (value: unknown, isStored: boolean, field: string) => unknown
type Leave = (name: string) => void

const isWritten = ({ writeOnly }: SchemaObject) => writeOnly === true

export const isMarked = (schema: SchemaObject) => isWritten(schema) || schema.format === 'password'

/** Finds the values that the schemas of a contract mark by `writeOnly` or by the format `password`. */
export function createSecrets(components: Record<string, unknown>) {
  const known = new Map<SchemaObject, SchemaObject[]>()

  /** A schema with all that it refers to or chooses from: what any of them marks is a secret. */
  const viewsOf = (schema: SchemaObject): SchemaObject[] => {
    const found = known.get(schema)
    if (found) return found
    const { $ref, allOf = [], oneOf = [], anyOf = [] } = schema
    const parts: SchemaObject[] = [...allOf, ...oneOf, ...anyOf, ...($ref ? [resolve($ref)] : [])]
    const views = [schema, ...parts.flatMap(viewsOf)]
    known.set(schema, views)
    return views
  }

  const resolve = ($ref: string): SchemaObject =>
    // A reference of the contract is the path of a component; JSON has no type that says so.
    $ref
      .split('/')
      .slice(2)
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], components) as SchemaObject

  const walk = (
    schemas: SchemaObject[],
    value: unknown,
    replace: Replace,
    leave: Leave = () => {},
    field = ''
  ): unknown => {
    if (value instanceof Uint8Array) return `${value.length} bytes`
    const views = schemas.flatMap(viewsOf)
    if (views.some(isMarked)) return replace(value, views.some(isWritten), field)
    if (Array.isArray(value)) {
      const items = views.flatMap(view => (isOpen(view) ? [view] : (view.items ?? [])))
      return value.map(item => walk(items, item, replace, leave, field))
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).flatMap(([name, part]) => {
        const described = views.flatMap(view => propertyOf(view, name) ?? restOf(view))
        if (described.length > 0) return [[name, walk(described, part, replace, leave, name)]]
        leave(name)
        return []
      })
      return Object.fromEntries(entries)
    }
    return views.some(view => allows(view, value)) ? value : undefined
  }

  return {
    /** A copy with each secret replaced, and without what the schema does not describe: that may be one, too. */
    hide: (schema: SchemaObject, value: unknown): unknown =>
      walk([schema], value, (secret, isStored) => new Secret(isStored, secret === null || secret === '')),

    /** The texts of all secrets. */
    textsIn(schema: SchemaObject, value: unknown): string[] {
      const texts: string[] = []
      walk([schema], value, secret => typeof secret === 'string' && texts.push(secret))
      return texts
    },

    /** The names of fields in a response that only a request may have, and of those that no schema describes. */
    surplusIn(schema: SchemaObject, value: unknown) {
      const written: string[] = []
      const undescribed: string[] = []
      const noteWritten: Replace = (_, isStored, field) => isStored && written.push(field)
      walk([schema], value, noteWritten, name => undescribed.push(name))
      return { written, undescribed }
    },

    /** The names of the fields that a schema marks. */
    namesIn(schema: SchemaObject): string[] {
      const names = new Set<string>()
      const visited = new Set<SchemaObject>()
      const visit = (view: SchemaObject): void => {
        if (visited.has(view)) return
        visited.add(view)
        for (const [name, part] of Object.entries<SchemaObject>(view.properties ?? {})) {
          if (viewsOf(part).some(isMarked)) names.add(name)
          viewsOf(part).forEach(visit)
        }
        if (view.items) viewsOf(view.items).forEach(visit)
      }
      viewsOf(schema).forEach(visit)
      return [...names]
    }
  }
}

const isOpen = (schema: SchemaObject) => Object.keys(schema).length === 0

/** Its own: each object inherits names such as constructor. */
const propertyOf = ({ properties = {} }: SchemaObject, name: string): SchemaObject | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined

function restOf(view: SchemaObject): SchemaObject[] {
  const { additionalProperties: rest } = view
  if (typeof rest === 'object') return [rest]
  return isOpen(view) || rest === true ? [{}] : []
}

/** By its type alone, which is what keeps a secret out of another field. */
function allows(view: SchemaObject, value: unknown): boolean {
  if (isOpen(view) || 'enum' in view || 'const' in view) return true
  const type = value === null ? 'null' : typeof value
  return [view.type].flat().some(allowed => allowed === type || (allowed === 'integer' && type === 'number'))
}
