import type { Schemas } from '../../../../src/api/generated/schema'
import type { EnginePanel } from '../engine'

const MINUTE = 60_000
/** For how long a node counts as used after it was read or written. */
const RECENT_MS = 10 * MINUTE

type Kind = 'read' | 'write'

export type Usage = ReturnType<typeof createUsage>

/** What a session has read and written of late. */
export function createUsage(now: EnginePanel['now']) {
  let calls: { at: number; kind: Kind; count: number }[] = []
  const nodes = new Map<string, number>()

  return {
    add(kind: Kind, nodeIds: readonly string[]): void {
      const at = now()
      calls = [...calls.filter(call => call.at > at - MINUTE), { at, kind, count: nodeIds.length }]
      for (const id of nodeIds) nodes.set(id, at)
    },

    perMinute(): Pick<Schemas['OpcUaSession'], 'reads_per_minute' | 'writes_per_minute'> {
      const since = now() - MINUTE
      const sum = (kind: Kind) =>
        calls.reduce((total, call) => total + (call.kind === kind && call.at > since ? call.count : 0), 0)
      return { reads_per_minute: sum('read'), writes_per_minute: sum('write') }
    },

    hasUsed: (nodeId: string) => (nodes.get(nodeId) ?? Number.NEGATIVE_INFINITY) > now() - RECENT_MS
  }
}
