import type { RestoreCall, RestoreMethod } from '../../../../api/configuration/restore'
import type { SnapshotResource } from '../../../../api/configuration/snapshot'
import type { Message } from '../../../../lib/text/message'
import type { Difference } from '../compare'

export type Values = Readonly<Record<string, unknown>>

/** One field of settings or of an entry, or a whole entry, that a restore would change. */
export interface Change {
  id: string
  resource: SnapshotResource
  /** Name of the entry. */
  entry: string | undefined
  /** With dots before its own name where it is part of another one; '' for a whole entry. */
  field: string
  isSecret?: boolean
  method: RestoreMethod
  call: RestoreCall | undefined
  /** Of the panel now; undefined where it has none. */
  before: unknown
  after: unknown
  differences: readonly Difference[]
  /** Why it is not restored. */
  misfit?: Message | undefined
  /** Restored only where the user chooses it. */
  isOptional: boolean
}
