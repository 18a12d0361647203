/** A text of one class of characters, whose length the pattern limits. */
const COUNTED = /^\^\[[^\]]+\]\{(\d+),(\d+)\}\$$/

/**
 * The texts of src/api/generated/limits by file name: for every schema of a request body, and for the parameters of every query,
 * the least and the most that each field may have. Those of one part of the contract are in a file; what no form imports does not
 * reach the bundle.
 */
export function limitFiles(document, parts) {
  const { schemas } = document.components
  const sent = sentSchemas(document)
  const operations = operationsOf(document.paths)
  const files = Object.entries(parts).map(([name, { components = {} }]) => ({
    name,
    all: [
      ...Object.keys(components.schemas ?? {})
        .filter(schema => sent.has(schema))
        .map(schema => [camel(schema), fieldsOf(schemas[schema].properties, schemas)]),
      ...operations
        .filter(({ tags }) => tags.includes(name))
        .map(({ operationId, parameters = [] }) => [
          `${operationId}Query`,
          fieldsOf(Object.fromEntries(parameters.filter(({ in: place }) => place === 'query').map(entry)), schemas)
        ])
    ].filter(([, fields]) => fields.length)
  }))
  return Object.fromEntries(
    files.filter(({ all }) => all.length).map(({ name, all }) => [name, all.map(text).join('\n')])
  )
}

const text = ([name, fields]) => `export const ${name} = { ${fields.join(', ')} } as const\n`

const entry = ({ name, schema }) => [name, schema]

const operationsOf = paths =>
  Object.values(paths)
    .flatMap(item => Object.values(item))
    .filter(({ operationId }) => operationId)

function fieldsOf(properties = {}, schemas) {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const range = isId(schema) ? undefined : rangeOf(resolve(schema, schemas))
    return range ? `${name}: [${range.join(', ')}]` : []
  })
}

/** Of a number its value, of a text its characters, of a list its entries. */
function rangeOf({ type, minimum, maximum, minLength = 0, maxLength, minItems = 0, maxItems, pattern = '' }) {
  if (maxItems !== undefined) return [minItems, maxItems]
  if (maxLength !== undefined) return [minLength, maxLength]
  if (minimum !== undefined && maximum !== undefined) return [minimum, maximum]
  const [, least, most] = (type === 'string' && COUNTED.exec(pattern)) || []
  return most === undefined ? undefined : [least, most]
}

const resolve = (schema, schemas) => (schema.$ref ? resolve(schemas[nameOf(schema)], schemas) : schema)

/** The names of all schemas that request bodies are made of. */
function sentSchemas({ paths, components }) {
  const found = new Set()
  const visit = value => {
    if (typeof value !== 'object' || value === null) return
    const name = value.$ref && nameOf(value)
    if (!name) Object.values(value).forEach(visit)
    else if (!found.has(name)) {
      found.add(name)
      visit(components.schemas[name])
    }
  }
  for (const { requestBody } of operationsOf(paths)) visit(requestBody?.content)
  return found
}

const nameOf = ({ $ref }) => $ref.split('/').pop()

/** An id comes from the panel; nobody types one. */
const isId = ({ $ref = '' }) => $ref.endsWith('/Id')

const camel = name => name.replace(/^[A-Z]+?(?=[A-Z][a-z]|[^A-Z]|$)/, start => start.toLowerCase())
