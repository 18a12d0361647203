import { ApiError } from '../../lib/remote/failure'
import { getUnknownVersioned, sendUnknown } from '../client/unknown'
import { PendingChange as PendingChangeShape } from '../generated/shapes/pending-change'
import type { ImpactList } from '../impact'
import type { PendingChange } from '../pending'

/** What a request may contain; generated from the contract, of JSON Schema only what it uses. */
export interface BodySchema {
  /** Of `BODY_SCHEMAS`. */
  ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minItems?: number
  maxItems?: number
  items?: BodySchema
  properties?: Readonly<Record<string, BodySchema>>
  /** Properties that may be missing. */
  optional?: readonly string[]
  secret?: boolean
  needed?: Needed
}

/** When a save without a property is refused; `x-needed` of the contract. */
export interface Needed {
  /** What other properties have then. */
  with?: Readonly<Record<string, BodySchema>>
  /** A stored one counts only while these are as they were. */
  same?: readonly string[]
  /** It does not count where one of these becomes less safe, in the order of its choices. */
  no_weaker?: readonly string[]
  /** Any of these does too. */
  unless?: readonly string[]
}

export interface RestoreCall {
  path: string
  permission?: string
  /** The role that it requires too, on a panel that lists it. */
  action?: string
  interrupts?: readonly ImpactList[]
  /** The panel reverts it unless it is kept (see 'Safe apply' in src/README.md). */
  pending?: boolean
  /** The panel refuses it without a licence. */
  licensed?: boolean
  body?: BodySchema
}

export interface RestoreCalls {
  put?: RestoreCall
  post?: RestoreCall
  delete?: RestoreCall
  /** Its screen adds an entry, with what a snapshot does not have. */
  addable?: boolean
  /** What a new entry has besides the fields of the snapshot. */
  defaults?: Readonly<Record<string, unknown>>
  /** Those that a new entry needs. */
  secrets?: readonly string[]
  /** Fields, at any level, with names of the project that another call lists. */
  refers?: Readonly<Record<string, NamedList>>
}

export interface NamedList {
  path: string
  /** Where the entries are in the reply. */
  list: readonly string[]
  key: string
}

export type RestoreMethod = 'put' | 'post' | 'delete'

const at = (id: string | undefined) => (id === undefined ? {} : { params: { id } })

/** Reads what a save changes, with its version where it has one. @throws ApiError */
export const readForRestore = (path: string, id?: string) => getUnknownVersioned(path, at(id))

interface Sent {
  id?: string | undefined
  version?: string | undefined
  body?: Readonly<Record<string, unknown>>
}

/** @throws ApiError */
export const sendRestore = (method: RestoreMethod, path: string, { id, version, body }: Sent): Promise<unknown> =>
  sendUnknown(method, path, body, { ...at(id), ...(version !== undefined && { version }) })

/** Saves settings of the network, which the panel reverts unless they are kept. @throws ApiError */
export async function sendPendingRestore(path: string, { id, version, body }: Sent): Promise<PendingChange> {
  const reply = PendingChangeShape
  const pending = await sendUnknown('put', path, body, { ...at(id), ...(version !== undefined && { version }), reply })
  if (!pending) throw new ApiError({ kind: 'malformed' })
  return pending
}
