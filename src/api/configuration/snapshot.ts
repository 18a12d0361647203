import { getUnknown } from '../client/unknown'

/** What a snapshot of the configuration reads; generated from `x-snapshot` of the contract. */
export interface SnapshotResource {
  /** Below the base of the calls; `{id}` is an entry of `each`. */
  path: string
  /** Of the contract. */
  tag: string
  permission?: string
  /** What can be saved, and which secrets are set. */
  fields: readonly string[]
  /** Those that differ from panel to panel. */
  identity?: readonly string[]
  /** Those that the panel accepts only together, such as an address and its gateway. */
  together?: readonly string[]
  /** Of a list: the field that its entries are known by. */
  key?: string
  /** Fields with ids of another list, whose entries are known by their names. */
  names?: Readonly<Record<string, string>>
  each?: {
    path: string
    /** Where the entries are in the reply. */
    list: readonly string[]
    key: string
  }
}

/** Reads a resource as it is; what it is made of is for the snapshot to look at. @throws ApiError */
export const readConfiguration = (path: string, id: string | undefined, signal: AbortSignal) =>
  getUnknown(path, { ...(id !== undefined && { params: { id } }), signal })
