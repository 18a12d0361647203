import type { RestoreCall, RestoreMethod } from '../../../../api/configuration/restore'
import type { SnapshotResource } from '../../../../api/configuration/snapshot'
import { RESTORE } from '../../../../api/generated/restore'
import { SNAPSHOT } from '../../../../api/generated/snapshot'
import { isRecord } from '../../../../lib/remote/shape'
import type { Snapshot } from '../snapshot'
import type { Change } from './change'
import { entryChanges, type PlanFacts, type PlanUser, settingsChanges } from './changes'

/** Settings of the file that this panel does not have, or that this user may not see. */
export interface Missing {
  /** Undefined for what this console does not know. */
  tag: string | undefined
  path: string
  reason: 'absent' | 'denied' | 'unread' | 'unknown' | 'invalid'
}

/** What is restored. */
export interface Source {
  file: Snapshot
  /** Somebody has changed the file after it was saved. */
  isChanged: boolean
  /** It puts back what a restore has changed. */
  isUndo: boolean
}

export interface Plan extends Source {
  /** The panel before the restore. */
  now: Snapshot
  changes: readonly Change[]
  missing: readonly Missing[]
}

/** What restoring a file would change on a panel; nothing is sent. */
export function planRestore(source: Source, now: Snapshot, facts: PlanFacts): Plan {
  const { file } = source
  const changes: Change[] = []
  const missing: Missing[] = []
  for (const resource of SNAPSHOT) {
    const { path, tag } = resource
    const after = ownOf(file.resources, path)
    if (after === undefined) continue
    const before = ownOf(now.resources, path)
    if (!isRecord(before)) missing.push({ tag, path, reason: reasonOf(resource, now, facts.user) })
    else if (!isRecord(after)) missing.push({ tag, path, reason: 'invalid' })
    else {
      const planning = { resource, calls: RESTORE[path] ?? {}, facts }
      const isList = resource.key !== undefined || resource.each !== undefined
      changes.push(...(isList ? entryChanges : settingsChanges)(planning, before, after))
    }
  }
  const unknown = Object.keys(file.resources).filter(path => !SNAPSHOT.some(resource => resource.path === path))
  return {
    ...source,
    now,
    changes,
    missing: [...missing, ...unknown.map(path => ({ tag: undefined, path, reason: 'unknown' as const }))]
  }
}

const ownOf = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.prototype.hasOwnProperty.call(record, name) ? record[name] : undefined

function reasonOf({ path, permission }: SnapshotResource, { unread }: Snapshot, { roles }: PlanUser) {
  if (permission !== undefined && !roles.includes(permission)) return 'denied'
  return unread.includes(path) ? 'unread' : 'absent'
}

/** What a restore sends in one call. */
export interface Step {
  id: string
  resource: SnapshotResource
  entry: string | undefined
  method: RestoreMethod
  call: RestoreCall
  changes: readonly Change[]
}

/** They may end the connection or the session. */
const LATE = ['/features/misc/time', '/features/misc/web-server']

/** Entries are removed when nothing names them any longer, and what may cut this browser off comes last. */
function rankOf({ resource: { path }, method, call }: Step): number {
  if (call.pending) return 3
  if (LATE.includes(path)) return 2
  return method === 'delete' ? 1 : 0
}

/** In the order in which they are sent. */
export function stepsOf({ changes }: Plan, chosen: ReadonlySet<string>): Step[] {
  const steps = new Map<string, Step>()
  for (const change of changes) {
    const { id, resource, entry, method, call, misfit } = change
    if (!chosen.has(id) || misfit || !call) continue
    const key = [resource.path, entry ?? ''].join('\n')
    const before = steps.get(key)?.changes ?? []
    steps.set(key, { id: key, resource, entry, method, call, changes: [...before, change] })
  }
  return [...steps.values()].sort((one, other) => rankOf(one) - rankOf(other))
}
