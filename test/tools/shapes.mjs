import { detailsName } from '../../.build/contract.mjs'

const SUCCESS = /^2\d\d$/
const SCALARS = ['string', 'number', 'integer', 'boolean']

/**
 * The texts of src/api/generated/shapes by file name: a run-time shape for every schema of the replies, those of one tag in a file,
 * and each that several tags answer, or that is the `details` of an error code, in a file of its own.
 */
export function shapeFiles(contract, codes) {
  const document = withPlainTexts(contract)
  const schemas = document.components.schemas
  const byTag = new Map()
  for (const { tag, schema } of replies(document)) {
    const names = byTag.get(tag) ?? byTag.set(tag, new Set()).get(tag)
    collect(schema, schemas, names)
  }
  const all = [...byTag.values()].flatMap(names => [...names])
  const shared = new Set(all.filter((name, index) => all.indexOf(name) !== index))
  const own = [...byTag].map(([tag, names]) => [tag, [...names].filter(name => !shared.has(name))])
  const byName = new Map(codes.map(code => [detailsName(code), code]).filter(([name]) => schemas[name]))
  const details = [...byName.keys()].map(name => [kebab(name), namesOf({ $ref: name }, schemas)])
  const files = [...own, ...[...shared].map(name => [kebab(name), [name]]), ...details]
  return Object.fromEntries(
    files.filter(([, names]) => names.length).map(([file, names]) => [file, fileText(names, shared, schemas, byName)])
  )
}

/** A schema that is any text at run time, such as an id, needs no shape of its own. */
function withPlainTexts(contract) {
  const { schemas } = contract.components
  const isText = schema => schema?.type === 'string' && !schema.enum
  const plain = (_, value) => (isText(schemas[nameOf(Object(value))]) ? { type: 'string' } : value)
  return JSON.parse(JSON.stringify(contract, plain))
}

function namesOf(schema, schemas) {
  const names = new Set()
  collect(schema, schemas, names)
  return [...names]
}

const kebab = name => name.replace(/\B[A-Z]/g, letter => `-${letter}`).toLowerCase()

function* replies({ paths }) {
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(item)) {
      if (!operation.responses) continue
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const schema = content?.['application/json']?.schema
        if (SUCCESS.test(status) && schema) yield { tag: operation.tags[0], schema }
      }
    }
  }
}

/** Adds the names of all schemas that a schema is made of, parts before wholes. */
function collect(schema, schemas, names, open = new Set()) {
  const name = nameOf(schema)
  if (name) {
    if (names.has(name) || open.has(name)) return
    open.add(name)
    collect(schemas[name], schemas, names, open)
    names.add(name)
    return
  }
  for (const part of partsOf(schema)) collect(part, schemas, names, open)
}

function partsOf({ items, oneOf = [], anyOf = oneOf, properties = {}, additionalProperties }) {
  const rest = typeof additionalProperties === 'object' ? [additionalProperties] : []
  return [...(items ? [items] : []), ...anyOf, ...Object.values(properties), ...rest]
}

function nameOf({ $ref }) {
  return $ref?.split('/').pop()
}

function fileText(names, shared, schemas, codes) {
  const shapes = names.map((name, index) => {
    const known = new Set([...shared, ...names.slice(0, index)])
    const of = `of: ${descriptor(schemas[name], known)}`
    const code = codes.get(name)
    return code === undefined
      ? `export const ${name}: Shape<Schemas['${name}']> = { ${of} }\n`
      : `export const ${name}: DetailsShape<Schemas['${name}']> = { code: '${code}', ${of} }\n`
  })
  const foreign = [...shared].filter(name => !names.includes(name) && new RegExp(`\\b${name}\\.of`).test(shapes.join()))
  const imports = foreign.map(name => `import { ${name} } from './${kebab(name)}'\n`).join('')
  const types = ['DetailsShape', 'Shape'].filter(type => shapes.join().includes(`: ${type}<`))
  return `import type { Schemas } from '../schema'\nimport type { ${types} } from '../../../lib/remote/shape'\n${imports}\n${shapes.join('\n')}`
}

function descriptor(schema, known) {
  const name = nameOf(schema)
  if (name) return known.has(name) ? `${name}.of` : `() => ${name}.of`
  const options = schema.anyOf ?? schema.oneOf
  if (options) return choice(options, known)
  if (Array.isArray(schema.type))
    return choice(
      schema.type.map(type => ({ ...schema, type })),
      known
    )
  // Numbers are checked by their kind: the console shows one that it does not know.
  if (schema.enum && schema.type !== 'integer')
    return `{ one: [${schema.enum.map(value => quoted(value)).join(', ')}] }`
  if (schema.type === 'array') return `{ list: ${descriptor(schema.items, known)} }`
  if (schema.type === 'object') return objectDescriptor(schema, known)
  if (SCALARS.includes(schema.type)) return quoted(schema.type)
  throw new Error(
    `No run-time shape can be made of ${JSON.stringify(schema)}: give it a type, an enum, a $ref, anyOf or oneOf, or teach test/tools/shapes.mjs`
  )
}

function choice(options, known) {
  const present = options.filter(({ type }) => type !== 'null').map(option => descriptor(option, known))
  const whole = present.length === 1 ? present[0] : `{ either: [${present.join(', ')}] }`
  return present.length === options.length ? whole : `{ maybe: ${whole} }`
}

function objectDescriptor({ properties, required = [], additionalProperties }, known) {
  if (!properties)
    return `{ record: ${additionalProperties === true ? quoted('any') : descriptor(additionalProperties, known)} }`
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = required.includes(name) ? name : quoted(`${name}?`)
    return `${key}: ${descriptor(schema, known)}`
  })
  return `{ fields: {\n${fields.join(',\n')} } }`
}

function quoted(value) {
  return `'${String(value).replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`
}
