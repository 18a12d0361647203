import type { Schema, Schemas } from '../../api/openapi'

export interface ExpandedSchema {
  /** Of the component, where it is one. */
  name?: string | undefined
  /** Without references, `allOf` and the type `null`. */
  schema: Schema
  nullable: boolean
  /** Two or more alternatives. */
  variants: readonly Schema[]
}

/** Resolves one level: what is below is expanded once it is shown, as schemas can contain themselves. */
export function expandSchema(given: Schema, schemas: Schemas): ExpandedSchema {
  const { $ref, allOf = [], anyOf, oneOf, ...own } = given
  const expand = (schema: Schema | undefined) => schema && expandSchema(schema, schemas)
  const name = $ref?.split('/').pop()
  const target = expand(schemas[name ?? ''])
  const alternatives = oneOf ?? anyOf ?? []
  const variants = alternatives.filter(({ type }) => type !== 'null')
  const only = variants.length === 1 ? expand(variants[0]) : undefined
  const parts = [target, ...allOf.map(expand), only]
  return {
    name: name ?? only?.name,
    schema: parts.reduceRight((merged, part) => (part ? merge(part.schema, merged) : merged), withoutNull(own)),
    nullable: isNullable(own) || variants.length < alternatives.length || !!target?.nullable || !!only?.nullable,
    variants: variants.length > 1 ? variants : ((target ?? only)?.variants ?? [])
  }
}

const isNullable = ({ type }: Schema) => Array.isArray(type) && type.includes('null')

function withoutNull(schema: Schema): Schema {
  const { type, enum: values, ...rest } = schema
  const types = typeof type === 'string' ? type : type?.filter(name => name !== 'null')
  const single = typeof types === 'string' || types === undefined || types.length > 1 ? types : types[0]
  return {
    ...rest,
    ...(single !== undefined && { type: single }),
    ...(values && { enum: isNullable(schema) ? values.filter(value => value !== null) : values })
  }
}

/** Of a property that both have, the keywords of both. */
function merge(base: Schema, schema: Schema): Schema {
  const merged = { ...base, ...schema }
  const required = [...new Set([...(base.required ?? []), ...(schema.required ?? [])])]
  const properties = { ...base.properties }
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    properties[name] = { ...properties[name], ...property }
  return {
    ...merged,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties })
  }
}

/** What an array, or an array of arrays, consists of. */
export function elementOf(schema: Schema, schemas: Schemas): ExpandedSchema {
  const expanded = expandSchema(schema, schemas)
  return expanded.schema.items ? elementOf(expanded.schema.items, schemas) : expanded
}

/** As in TypeScript: `string[]`, `Port | null`. */
export function typeText(given: Schema, schemas: Schemas): string {
  const { name, schema, nullable, variants } = expandSchema(given, schemas)
  const text = nullable
    ? `${baseText(name, schema, variants, schemas)} | null`
    : baseText(name, schema, variants, schemas)
  return text
}

function baseText(name: string | undefined, schema: Schema, variants: readonly Schema[], schemas: Schemas): string {
  if (variants.length > 0) return [...new Set(variants.map(variant => typeText(variant, schemas)))].join(' | ')
  if (schema.items) {
    const item = typeText(schema.items, schemas)
    return item.includes('|') ? `(${item})[]` : `${item}[]`
  }
  if (schema.properties && name) return name
  const { type = typeof (schema.const ?? schema.enum?.[0] ?? {}) } = schema
  return typeof type === 'string' ? type : type.join(' | ')
}

/** The values that are permitted; none where others are too. */
export function permittedValues(given: Schema, schemas: Schemas): readonly unknown[] {
  const { schema, variants } = elementOf(given, schemas)
  if (variants.length > 0) {
    const lists = variants.map(variant => permittedValues(variant, schemas))
    return lists.every(list => list.length > 0) ? [...new Set(lists.flat())] : []
  }
  return schema.const === undefined ? (schema.enum ?? []) : [schema.const]
}
