const OPTIONAL = 'x-optional'
/** Their values are data, in which nothing is a schema. */
const DATA = ['example', 'examples', 'enum', 'const', 'default']

/** Adds to each object in a part what it requires: all properties but those that it lists as optional. */
export function withRequired(node, place, isMap = false) {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((item, index) => withRequired(item, `${place}/${index}`))
  const isObject = node.type === 'object' && node.properties
  const entries = Object.entries(isObject ? stated(node, place) : node)
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const isData = !isMap && DATA.includes(key)
      return [key, isData ? value : withRequired(value, `${place}/${key}`, key === 'properties' && !isMap)]
    })
  )
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
