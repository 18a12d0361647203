import { readUsesOf } from './node-users'
import { type Difference, lostNodeIds } from './tree/differences'
import type { Tree } from './tree/tree'

/** The clients that use tags which they will no longer find, by the id of the difference that is the cause. @throws ApiError */
export async function readUses(
  base: Tree,
  differences: readonly Difference[],
  signal?: AbortSignal
): Promise<ReadonlyMap<string, readonly string[]>> {
  const causes = new Map<string, string>()
  for (const difference of differences) {
    for (const nodeId of lostNodeIds(base, difference)) if (!causes.has(nodeId)) causes.set(nodeId, difference.id)
  }
  const clients = new Map<string, Set<string>>()
  for (const use of await readUsesOf([...causes.keys()], signal)) {
    const cause = causes.get(use.node_id)
    if (cause !== undefined) clients.set(cause, new Set([...(clients.get(cause) ?? []), ...use.clients]))
  }
  return new Map([...clients].map(([cause, names]) => [cause, [...names].sort()]))
}
