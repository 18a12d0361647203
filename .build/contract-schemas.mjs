const OPTIONAL = 'x-optional'
const LIST = 'x-list'
/** Their values are data, in which nothing is a schema. */
const DATA = ['example', 'examples', 'enum', 'const', 'default', 'x-example']

/** Writes lists of a part in full, and adds to each object what it requires: all properties but those that it lists as optional. */
export function schemasInFull(node, place, isMap = false) {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((item, index) => schemasInFull(item, `${place}/${index}`))
  const schema = LIST in node ? listOf(node, place) : node
  const isObject = schema.type === 'object' && schema.properties
  const entries = Object.entries(isObject ? stated(schema, place) : schema)
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const isData = !isMap && DATA.includes(key)
      return [key, isData ? value : schemasInFull(value, `${place}/${key}`, key === 'properties' && !isMap)]
    })
  )
}

function listOf({ [LIST]: name, description, maxItems, ...rest }, place) {
  const other = Object.keys(rest)
  if (other.length > 0)
    throw new Error(`${place}: ${LIST} has description and maxItems beside it, and not ${other.join()}`)
  const items = { type: 'array', ...(maxItems && { maxItems }), items: { $ref: `#/components/schemas/${name}` } }
  const properties = { items, total: { type: 'integer', minimum: 0 } }
  return { type: 'object', ...(description && { description }), properties }
}

function stated({ [OPTIONAL]: optional = [], ...schema }, place) {
  if (schema.required) throw new Error(`${place}: leave required out, and list in ${OPTIONAL} what is not required`)
  const names = Object.keys(schema.properties)
  const unknown = optional.filter(name => !names.includes(name))
  if (unknown.length > 0) throw new Error(`${place}: ${OPTIONAL} names ${unknown.join()}, which is no property`)
  const required = names.filter(name => !optional.includes(name))
  if (required.length === 0) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(entry => (entry[0] === 'properties' ? [['required', required], entry] : [entry]))
  )
}
