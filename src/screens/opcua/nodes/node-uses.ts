import { opcUaUseRequest } from '../../../api/generated/limits/opcua'
import { readNodeUses } from '../../../api/opcua/server'
import { type Difference, lostNodeIds } from './tree/differences'
import type { Tree } from './tree/tree'

/** The panel takes no more in a request. */
const MOST_NODES = opcUaUseRequest.node_ids[1]

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
  const nodeIds = [...causes.keys()]
  const clients = new Map<string, Set<string>>()
  for (let start = 0; start < nodeIds.length; start += MOST_NODES) {
    for (const use of await readNodeUses(nodeIds.slice(start, start + MOST_NODES), signal)) {
      const cause = causes.get(use.node_id)
      if (cause !== undefined) clients.set(cause, new Set([...(clients.get(cause) ?? []), ...use.clients]))
    }
  }
  return new Map([...clients].map(([cause, names]) => [cause, [...names].sort()]))
}
