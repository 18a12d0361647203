import type { SchemaObject } from 'ajv'
import type { Content } from '../panel/http/contract-document'
import { contract } from './contract-nodes'

const { schemas }: { schemas?: Record<string, SchemaObject> } = Object(contract).components

/** The names of all properties in the bodies of requests or responses. */
export function fieldsOf(...bodies: (Content | undefined)[]): string[] {
  const fields = new Set<string>()
  const seen = new Set<SchemaObject>()
  const visit = (schema: SchemaObject) => {
    const target = schema.$ref ? schemas?.[schema.$ref.split('/').pop()] : schema
    if (!target || seen.has(target)) return
    seen.add(target)
    const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = target
    for (const [name, property] of Object.entries<SchemaObject>(properties)) {
      fields.add(name)
      visit(property)
    }
    for (const part of [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf]) visit(part)
  }
  for (const { content = {} } of bodies.filter(body => body !== undefined))
    for (const { schema } of Object.values(content)) visit(schema)
  return [...fields]
}
