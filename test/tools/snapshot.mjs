import { Complaint } from './complaint.mjs'

const MARK = 'x-snapshot'
const SET = /_set$/

/**
 * The text of src/api/generated/snapshot.ts: what a snapshot of the configuration reads, in the order of the contract. Of settings
 * it has what can be saved, and which secrets are set.
 * @throws Complaint where `x-snapshot` names what the contract does not have
 */
export function snapshotFile(document) {
  return `import type { SnapshotResource } from '../configuration/snapshot'

/** Of the contract. */
export const CONTRACT_VERSION = ${JSON.stringify(document.info.version)}

/** What a snapshot of the configuration reads. */
export const SNAPSHOT: readonly SnapshotResource[] = ${JSON.stringify(snapshotResources(document))}
`
}

/** @throws Complaint where `x-snapshot` names what the contract does not have */
export function snapshotResources(document) {
  return Object.entries(document.paths).flatMap(([path, { get, put }]) => {
    if (!get) return []
    const mark = get[MARK]
    if (mark === undefined && get['x-versioned'])
      throw new Complaint(`GET ${path} has no ${MARK}: state what it is, or false`)
    return mark ? [resourceOf(path, get, put, mark, document)] : []
  })
}

function resourceOf(path, get, put, mark, { paths, components: { schemas } }) {
  const { each, in: list = 'items', key, names } = mark
  const { fields: listed, identity = [], together = [] } = mark
  const check = (known, named, what) => {
    const unknown = named.filter(name => !known.includes(name))
    if (unknown.length) throw new Complaint(`GET ${path}: ${MARK}: no ${what} is called ${unknown.join(', ')}`)
  }
  const read = propertiesOf(schemaOf(get), schemas)
  const entry = listed && propertiesOf(read.items, schemas)
  const saved = put && propertiesOf(put.requestBody.content['application/json'].schema, schemas)
  const fields = listed ?? Object.keys(read).filter(name => SET.test(name) || name in saved)
  check(Object.keys(entry ?? read), [...fields, ...identity, ...together, ...(listed ? [key] : [])], 'field')
  check(Object.keys(paths), [each, ...Object.values(names ?? {})].filter(Boolean), 'call')
  return {
    path,
    tag: get.tags[0],
    ...(get['x-permission'] && { permission: get['x-permission'] }),
    fields,
    ...(identity.length && { identity }),
    ...(together.length && { together }),
    ...(listed && { key }),
    ...(names && { names }),
    ...(each && { each: { path: each, list: list.split('.'), key: key ?? 'id' } })
  }
}

const schemaOf = ({ responses }) => responses[200].content['application/json'].schema

/** Of an object, or of the entries of a list. */
function propertiesOf(schema, schemas) {
  if (schema.$ref) return propertiesOf(schemas[schema.$ref.split('/').pop()], schemas)
  if (schema.items) return propertiesOf(schema.items, schemas)
  return schema.properties
}
