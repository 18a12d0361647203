import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFormFields } from '../../.build/form-fields.mjs'

/**
 * The fields of the console's writing calls that forms have: `name` and `tag` of the call, the `field`, and the different `entries` that the
 * forms of its screen have for it.
 */
export function formFieldsOf(document, fields) {
  return writesOf(document).flatMap(({ path, schemas, names, ...call }) =>
    [...names].flatMap(field => {
      const near = fields.filter(it => it.field === field && it.calls.has(path))
      const entries = new Map(ofBestForms(near, schemas).map(({ label, values }) => [label, { label, values }]))
      return { ...call, field, entries: [...entries.values()] }
    })
  )
}

/** Those of tables of the request, else those of views, else those of other tables. */
function ofBestForms(fields, schemas) {
  const choices = [({ schema }) => schemas.has(schema), ({ schema }) => !schema, () => true]
  return choices.map(wanted => fields.filter(wanted)).find(found => found.length > 0) ?? []
}

/** The text of src/stores/generated/form-fields.ts, without what has its general label. */
export function formFields(document, root, fields = readFormFields(root)) {
  const all = formFieldsOf(document, fields)
  const textOf = ({ entries }) => (entries.length === 1 && entries[0].label ? literal(entries[0]) : undefined)
  const general = generalLabels(root)
  const scopes = {}
  for (const { name, tag, field, ...found } of all) {
    const text = textOf(found)
    if (!text || text === general.get(field)) continue
    const isOfTag = all.every(other => other.tag !== tag || other.field !== field || textOf(other) === text)
    const scope = isOfTag ? tag : name
    scopes[scope] = { ...scopes[scope], [field]: text }
  }
  const record = entries => `{ ${entries.map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(', ')} }`
  const table = record(Object.entries(scopes).map(([scope, fields]) => [scope, record(Object.entries(fields))]))
  return `import type { MessageKey } from '../../lib/text/message'

/** The label of a field, with the texts of its values if it is a choice. */
type FormField = MessageKey | readonly [MessageKey, Readonly<Record<string, MessageKey>>]

/** How forms name the fields of a call, or of all calls of a tag of the contract where they name them alike. */
export const FORM_FIELDS: Readonly<Record<string, Readonly<Record<string, FormField>>>> = ${table}
`
}

/** Of src/stores/operations/general-labels.ts, as literals. */
function generalLabels(root) {
  const table = readFileSync(join(root, 'src/stores/operations/general-labels.ts'), 'utf8')
  return new Map([...table.matchAll(/ (\w+): '(.+?)'/g)].map(([, field, label]) => [field, JSON.stringify(label)]))
}

const literal = ({ label, values }) => JSON.stringify(values ? [label, values] : label)

/** With the names of the schemas and fields of their requests. */
function writesOf({ paths, components: { schemas } }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method, { responses, 'x-reading': isReading }]) => responses && method !== 'get' && !isReading)
      .map(
        ([
          method,
          {
            tags: [tag],
            parameters = [],
            requestBody
          }
        ]) => {
          const query = parameters.filter(it => it.in === 'query').map(({ name }) => name)
          const found = { schemas: new Set(), names: new Set(query) }
          for (const { schema } of Object.values(requestBody?.content ?? {})) collect(schema, schemas, found)
          return { path, name: `${method.toUpperCase()} ${path}`, tag, ...found }
        }
      )
  )
}

/** Adds the names of a schema, of its parts and of its properties. */
function collect(schema, schemas, found) {
  const name = schema.$ref?.split('/').pop()
  if (name) {
    if (found.schemas.has(name)) return
    found.schemas.add(name)
    collect(schemas[name], schemas, found)
    return
  }
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  for (const field of Object.keys(properties)) found.names.add(field)
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf]
  for (const part of parts) collect(part, schemas, found)
}
