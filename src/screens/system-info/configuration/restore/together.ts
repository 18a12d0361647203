import type { SnapshotResource } from '../../../../api/configuration/snapshot'
import type { Change } from './change'

/** Fields that a panel accepts only together are restored together, or not at all. */
export function tieTogether({ together = [] }: SnapshotResource, changes: readonly Change[]): Change[] {
  const tied = changes.filter(({ field }) => together.includes(field))
  const isImpossible = tied.some(({ misfit }) => misfit)
  const isOptional = tied.some(change => change.isOptional)
  return changes.map(change => {
    if (!tied.includes(change)) return change
    const misfit = change.misfit ?? (isImpossible ? 'systemInfoRestore.misfit.together' : undefined)
    return { ...change, misfit, isOptional }
  })
}

/** The changes with those that are tied to one of them. */
export function withTied(changes: readonly Change[], ids: readonly string[]): string[] {
  const chosen = changes.filter(({ id }) => ids.includes(id))
  const isTied = ({ resource, entry, field, misfit }: Change) =>
    !misfit &&
    chosen.some(
      other =>
        [field, other.field].every(name => resource.together?.includes(name)) &&
        other.resource === resource &&
        other.entry === entry
    )
  return [...ids, ...changes.filter(isTied).map(({ id }) => id)]
}
