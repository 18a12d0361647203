/** Finds entries by id. An update copies only the buckets that it changes, so that each step of the history can have an index. */
export type NodeIndex<E> = readonly (ReadonlyMap<string, E> | undefined)[]

const BUCKETS = 256

export function lookUp<E>(index: NodeIndex<E>, id: string): E | undefined {
  return index[bucketOf(id)]?.get(id)
}

/** An id without an entry is removed. */
export function updateIndex<E>(index: NodeIndex<E>, changes: Iterable<readonly [string, E | undefined]>): NodeIndex<E> {
  const buckets = [...index]
  const copied = new Map<number, Map<string, E>>()
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
