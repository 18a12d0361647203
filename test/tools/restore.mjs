import { Complaint } from './complaint.mjs'

const MARK = 'x-snapshot'
/** Of a schema of a request, what is validated before it is sent. */
const KEPT = [
  ...['type', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
  ...['minItems', 'maxItems']
]

/**
 * The text of src/api/generated/restore.ts: the calls that restore what a snapshot contains, by its path, with the schemas of
 * their bodies.
 * @throws Complaint where nothing restores it, and `x-snapshot` does not say so, or the other way round
 */
export function restoreFile(document) {
  const schemas = {}
  const resources = {}
  for (const [path, { get }] of Object.entries(document.paths)) {
    const mark = get?.[MARK]
    if (!mark) continue
    const calls = callsOf(path, mark, document, schemas)
    if (Object.keys(calls).length > 0 === (mark.by_hand ?? false))
      throw new Complaint(
        `GET ${path}: ${MARK}: by_hand is for what no PUT, POST or DELETE restores, and only for that`
      )
    const { new: defaults, new_secrets: secrets, refers } = mark
    if (!mark.by_hand)
      resources[path] = {
        ...calls,
        ...(!calls.post && document.paths[path.replace(/\/{id}$/, '')]?.post && { addable: true }),
        ...(defaults && { defaults }),
        ...(secrets && { secrets }),
        ...(refers && { refers: referredTo(path, refers, document) })
      }
  }
  return `import type { BodySchema, RestoreCalls } from '../configuration/restore'

/** The calls that restore what a snapshot contains, by its path. */
export const RESTORE: Readonly<Record<string, RestoreCalls>> = ${JSON.stringify(resources)}

/** Those that bodies refer to. */
export const BODY_SCHEMAS: Readonly<Record<string, BodySchema>> = ${JSON.stringify(schemas)}
`
}

function referredTo(path, refers, { paths }) {
  const lists = Object.entries(refers).map(([field, { each, in: list = 'items', key }]) => {
    if (!paths[each]?.get) throw new Complaint(`GET ${path}: ${MARK}: no call ${each}`)
    return [field, { path: each, list: list.split('.'), key }]
  })
  return Object.fromEntries(lists)
}

/** An entry is deleted only where it can be created again. */
function callsOf(path, { key, each }, document, schemas) {
  const entry = !each && key ? `${path}/{id}` : path
  const call = (method, at) => {
    const operation = document.paths[at]?.[method]
    return operation && callOf(at, operation, document, schemas)
  }
  const put = call('put', entry)
  const post = each || key ? call('post', each ?? path) : undefined
  const del = post && call('delete', entry)
  return { ...(put && { put }), ...(post && { post }), ...(del && { delete: del }) }
}

function callOf(path, operation, { components }, schemas) {
  const {
    'x-permission': permission,
    'x-action': action,
    'x-interrupts': interrupts,
    requestBody,
    responses
  } = operation
  const body =
    requestBody && schemaOf(requestBody.content['application/json'].schema, components.schemas, schemas, true)
  const reply = responses[200]?.content?.['application/json']?.schema.$ref
  return {
    path,
    ...(permission && { permission }),
    ...(action && { action }),
    ...(interrupts && { interrupts }),
    ...(reply?.endsWith('/PendingChange') && { pending: true }),
    ...(JSON.stringify(responses[409] ?? {}).includes('"not_licensed"') && { licensed: true }),
    ...(body && { body })
  }
}

/** A schema with what is validated; one that it refers to is added to `found`. */
function schemaOf(schema, all, found, isBody = false) {
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop()
    if (isBody) return schemaOf(all[name], all, found)
    if (!(name in found)) {
      found[name] = {}
      found[name] = schemaOf(all[name], all, found)
    }
    return { ref: name, ...neededOf(schema) }
  }
  const { items, properties, required = [], format } = schema
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, schemaOf(part, all, found)])
  const optional = Object.keys(properties ?? {}).filter(name => !required.includes(name))
  return {
    ...Object.fromEntries(KEPT.filter(name => name in schema).map(name => [name, schema[name]])),
    // Choices tell the type too.
    ...(schema.enum && { type: undefined }),
    ...(items && { items: schemaOf(items, all, found) }),
    ...(optional.length && { optional }),
    ...(properties && { properties: Object.fromEntries(parts) }),
    ...(format === 'password' && { secret: true }),
    ...neededOf(schema)
  }
}

const neededOf = ({ 'x-needed': needed }) => needed && { needed }
