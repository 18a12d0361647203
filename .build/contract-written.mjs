import { isDeepStrictEqual } from 'node:util'

const WRITTEN_AS = 'x-written-as'
const WRITTEN = 'x-written'
const READ_ONLY = 'x-read-only'
const PREFIX = '#/components/schemas/'

/** Makes two schemas of each that is written as another one: what is read, and after it what is written. */
export function withWritten(parts, folder) {
  const schemas = Object.values(parts).flatMap(({ components }) => Object.entries(components?.schemas ?? {}))
  const refs = new Map(schemas.map(([name, schema]) => [PREFIX + name, PREFIX + (schema[WRITTEN_AS] ?? name)]))
  return mapValues(parts, (part, file) => {
    if (!part.components?.schemas) return part
    const all = Object.entries(part.components.schemas).flatMap(([name, { [WRITTEN_AS]: as, ...schema }]) => {
      const place = `${folder}/${file}.json: ${name}`
      if (part.components.schemas[as]) throw new Error(`${place}: leave ${as} out, as ${WRITTEN_AS} makes it`)
      return as ? pairOf([name, as], schema, refs, place) : [[name, schema]]
    })
    return { ...part, components: { ...part.components, schemas: Object.fromEntries(all) } }
  })
}

function pairOf([name, as], schema, refs, place) {
  if (!schema.properties) throw new Error(`${place}: ${WRITTEN_AS} is for an object with properties`)
  for (const [property, marks] of Object.entries(schema.properties)) {
    const given = [READ_ONLY, 'writeOnly', WRITTEN].filter(mark => mark in marks)
    if (given.length > 1) throw new Error(`${place}: ${property}: leave one of ${given.join(' and ')} out`)
  }
  const read = changed(without('writeOnly', schema), (key, value) => (key === WRITTEN ? undefined : value))
  read.properties = mapValues(read.properties, ({ [READ_ONLY]: _, ...property }) => property)
  const written = changed(closed(without(READ_ONLY, schema)), (key, value) =>
    key === '$ref' ? (refs.get(value) ?? value) : overridden(value, place)
  )
  if (isDeepStrictEqual(changed(closed(read)), written))
    throw new Error(`${place}: leave ${WRITTEN_AS} out and write ${name} in both places, as ${as} would be the same`)
  return [
    [name, read],
    [as, written]
  ]
}

/** Without the properties that have a mark. */
function without(mark, schema) {
  const isLeft = name => !schema.properties[name]?.[mark]
  return mapValues(schema, (value, key) => {
    if (key === 'x-optional') return value.filter(isLeft)
    return key === 'properties' ? Object.fromEntries(Object.entries(value).filter(([name]) => isLeft(name))) : value
  })
}

/** What differs in writing replaces what has the same name, or is in the place of its mark. */
function overridden(node, place) {
  const differing = node?.[WRITTEN]
  if (!differing) return node
  const same = Object.keys(differing).find(key => isDeepStrictEqual(differing[key], node[key]))
  if (same) throw new Error(`${place}: leave ${same} out of ${WRITTEN}, as it is the same`)
  const added = Object.entries(differing).filter(([key]) => !(key in node))
  const entries = Object.entries({ ...node, ...differing })
  return Object.fromEntries(entries.flatMap(entry => (entry[0] === WRITTEN ? added : [entry])))
}

/**
 * The panel rejects fields of requests that are not described.
 * @param {Record<string, any>} schema
 */
const closed = ({ type, description, ...rest }) =>
  'additionalProperties' in rest
    ? { type, description, ...rest }
    : { type, description, additionalProperties: false, ...rest }

/** A copy; undefined is left out. */
const changed = (schema, change) => JSON.parse(JSON.stringify(schema, change))

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
