import type { Contract, Found } from '../http/contract'
import type { Operation } from '../http/contract-document'
import type { AnyResult } from '../http/handler-types'
import { entriesOf, idOf } from './changes'

/** Reads the resource that a write concerns, so that its values before and after can be compared. */
export interface WrittenResource {
  read: Operation
  params: Record<string, string>
  query: object
  /** The entry of a list that the write names. */
  entry: string | undefined
  /** What the write calls the fields that it concerns, with their names in the resource; missing for all fields. */
  fields: Record<string, string> | undefined
}

/** Where the resource has another path than its write. */
const OTHER_PATHS: Record<string, string> = {
  'PUT /system/datetime': '/system/time',
  'PATCH /uac/account/state': '/uac/account/userinfo',
  'PUT /uac/account/password': '/uac/account/userinfo',
  'PUT /features/secs-gem/control-state': '/features/secs-gem/status'
}

/** The fields of a resource that a write concerns, by what the write calls them. */
const FIELDS: Record<string, Record<string, string>> = {
  'PUT /features/secs-gem/control-state': { state: 'control' }
}

const PARAMETER = /^\{(\w+)\}$/

/** The nearest resource at or above the path of a write; undefined for an action without one, such as a restart. */
export function writtenResource(
  contract: Contract,
  { operation, params }: Found,
  sentQuery: object
): WrittenResource | undefined {
  const path = OTHER_PATHS[operation.name] ?? operation.path
  const parts = path.split('/')
  for (let length = parts.length; length > 1; length--) {
    const read = contract.operations.find(it => it.method === 'get' && it.path === parts.slice(0, length).join('/'))
    if (!read) continue
    // A page of a long list may miss what is written, and change by itself.
    if (read.queryParameters.some(({ name }) => name === 'limit')) return undefined
    const named = PARAMETER.exec(parts[length] ?? '')?.[1]
    const names = read.queryParameters.map(({ name }) => name)
    const shared = Object.entries(sentQuery).filter(([name]) => names.includes(name))
    const query = { ...contract.defaultQuery(read), ...Object.fromEntries(shared) }
    return { read, params, query, entry: named && params[named], fields: FIELDS[operation.name] }
  }
  return undefined
}

/** The resource, or its named entry, as it is now; undefined if there is none. */
export function resourceIn(contract: Contract, answer: AnyResult, resource: WrittenResource): unknown {
  const { read, entry, fields } = resource
  if ('refused' in answer || 'file' in answer || answer.body === undefined) return undefined
  // A copy, because a handler may return what the write changes.
  const body = contract.recordableBody(read, answer.status, answer.body)
  if (fields) return fieldsIn(body, fields)
  return entry === undefined ? body : entriesOf(body)?.find(it => idOf(it) === entry)
}

function fieldsIn(body: unknown, fields: Record<string, string>): Record<string, unknown> {
  const known = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, known.get(field)]))
}
