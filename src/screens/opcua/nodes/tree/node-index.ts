import type { TreeNode } from './tree'

export interface Entry {
  node: TreeNode
  /** The id of its folder. */
  parent: string
}

/** Finds nodes by id. An update copies only the buckets that it changes, so that each step of the history can have an index. */
export type NodeIndex = readonly (ReadonlyMap<string, Entry> | undefined)[]

const BUCKETS = 256

export function lookUp(index: NodeIndex, id: string): Entry | undefined {
  return index[bucketOf(id)]?.get(id)
}

/** An id without an entry is removed. */
export function updateIndex(index: NodeIndex, changes: Iterable<readonly [string, Entry | undefined]>): NodeIndex {
  const buckets = [...index]
  const copied = new Map<number, Map<string, Entry>>()
  for (const [id, entry] of changes) {
    const number = bucketOf(id)
    const bucket = copied.get(number) ?? new Map(buckets[number])
    if (entry) bucket.set(id, entry)
    else bucket.delete(id)
    buckets[number] = bucket
    copied.set(number, bucket)
  }
  return buckets
}

function bucketOf(id: string): number {
  let hash = 0
  for (let at = 0; at < id.length; at++) hash = (hash * 31 + id.charCodeAt(at)) % 65_521
  return hash % BUCKETS
}
