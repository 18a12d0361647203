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
}

/** Where the resource has another path than its write. */
const OTHER_PATHS: Record<string, string> = {
  'PUT /system/datetime': '/system/time',
  'PATCH /uac/account/state': '/uac/account/userinfo',
  'PUT /uac/account/password': '/uac/account/userinfo'
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
    return { read, params, query, entry: named && params[named] }
  }
  return undefined
}

/** The resource, or its named entry, as it is now; undefined if there is none. */
export function resourceIn(contract: Contract, answer: AnyResult, { read, entry }: WrittenResource): unknown {
  if ('refused' in answer || 'file' in answer || answer.body === undefined) return undefined
  // A copy, because a handler may return what the write changes.
  const body = contract.recordableBody(read, answer.status, answer.body)
  return entry === undefined ? body : entriesOf(body)?.find(it => idOf(it) === entry)
}
