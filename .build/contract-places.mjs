/** What says nothing about what is sent. */
const NOTES = ['description', 'summary', 'title', 'example', 'examples', 'operationId', 'tags', 'x-keywords']
/** Tables beside the operations, of a rule or of an entry by name each. */
const TABLE = /^x-(?!error-codes$|firmware$)/
const METHODS = ['get', 'put', 'post', 'patch', 'delete']
const SENT = { sent: true, received: false }
const RECEIVED = { sent: false, received: true }
const BOTH = { sent: true, received: true }
/** A client shows a refusal that it does not know by its message. */
const NEITHER = { sent: false, received: false }
const isRefusal = status => status >= '400'
const nameOf = ref => ref.slice(ref.lastIndexOf('/') + 1)

/**
 * Each place of a contract that a change is told of: operations, their parameters, bodies and responses, schemas and their
 * properties, and what the tables beside them state.
 * @returns by the name of the place: its `facts`, the place that it is part of, and whether clients send or receive it
 */
export function placesOf(document) {
  const places = new Map()
  const add = (name, facts, rest) => places.set(name, { facts: withoutNotes(facts), ...rest })

  const addSchema = (name, schema, rest) => {
    const { properties = {}, required = [], items, additionalProperties, ...others } = schema
    const facts = { ...others, ...(rest.required !== undefined && { required: rest.required }) }
    const variants = ['oneOf', 'anyOf', 'allOf'].flatMap(kind =>
      (others[kind] ?? []).map((of, at) => ({ kind, of, at }))
    )
    for (const { kind } of variants) delete facts[kind]
    const isClosed = typeof additionalProperties === 'boolean'
    add(name, isClosed ? { ...facts, additionalProperties } : facts, rest)
    const part = { ...rest, parent: name, required: undefined }
    for (const [key, property] of Object.entries(properties))
      addSchema(`${name}.${key}`, property, { ...part, required: required.includes(key) })
    if (items) addSchema(`${name}[]`, items, part)
    if (additionalProperties && !isClosed) addSchema(`${name}.*`, additionalProperties, part)
    for (const { kind, of, at } of variants)
      addSchema(`${name} ${kind} ${of.$ref ? nameOf(of.$ref) : at + 1}`, of, part)
  }

  const addContent = (name, { content = {}, ...facts }, rest) => {
    add(name, facts, rest)
    for (const [type, { schema = {} }] of Object.entries(content))
      addSchema(`${name} ${type}`, schema, { ...rest, parent: name, required: undefined })
  }

  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS.filter(method => item[method])) {
      const operation = `${method.toUpperCase()} ${path}`
      const { parameters = [], requestBody, responses, ...facts } = item[method]
      add(operation, facts, BOTH)
      for (const { name, schema, required = false, ...parameter } of parameters)
        addSchema(
          `${operation} ${parameter.in} ${name}`,
          { ...parameter, ...schema },
          { ...SENT, parent: operation, required }
        )
      if (requestBody)
        addContent(`${operation} body`, requestBody, { ...SENT, parent: operation, required: requestBody.required })
      for (const [status, response] of Object.entries(responses))
        addContent(`${operation} ${status}`, response, {
          ...(isRefusal(status) ? NEITHER : RECEIVED),
          parent: operation
        })
    }
  }
  const { sent, received } = directionsOf(document)
  for (const [name, schema] of Object.entries(document.components.schemas))
    addSchema(name, schema, { sent: sent.has(name), received: received.has(name) })
  for (const [name, response] of Object.entries(document.components.responses ?? {}))
    addContent(`response ${name}`, response, NEITHER)
  for (const [table, entries] of Object.entries(document).filter(([key]) => TABLE.test(key)))
    for (const [name, entry] of Object.entries(entries)) add(`${table} ${name}`, { value: withoutNotes(entry) }, BOTH)
  return places
}

/** The schemas that requests, and that successful responses lead to. */
function directionsOf(document) {
  const directions = { sent: new Set(), received: new Set() }
  const follow = (value, found) => {
    if (typeof value !== 'object' || value === null) return
    const name =
      typeof value.$ref === 'string' && value.$ref.startsWith('#/components/schemas/') ? nameOf(value.$ref) : undefined
    if (name && !found.has(name)) {
      found.add(name)
      follow(document.components.schemas[name], found)
    }
    for (const part of Object.values(value)) follow(part, found)
  }
  for (const operation of Object.values(document.paths).flatMap(item =>
    METHODS.map(method => item[method]).filter(Boolean)
  )) {
    follow([operation.parameters, operation.requestBody], directions.sent)
    for (const [status, response] of Object.entries(operation.responses))
      if (!isRefusal(status)) follow(response, directions.received)
  }
  return directions
}

export function withoutNotes(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const kept = Object.entries(value).filter(([key]) => !NOTES.includes(key))
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutNotes(part)]))
}
