import contract from '../../../static/contract/common.json'
import type { DeviceClock } from '../device/device-clock'
import { networkOf } from '../network/client-network'
import type { NewOperation } from './call-record'
import type { Change } from './changes'
import type { StoredOperation } from './operation-log-state'

const { same_per_minute: SAME } = contract['x-operation-log']
const MINUTE = 60_000

interface Repeated {
  since: number
  count: number
  /** The record of those that are one too many. */
  last?: StoredOperation
}

/** Who repeats the same operation on the same object many times a minute displaces no other records by that. */
export function createRepeatedOperations(clock: Pick<DeviceClock, 'elapsed'>) {
  const known = new Map<string, Repeated>()
  const isOver = ({ since }: Repeated) => clock.elapsed() - since >= MINUTE
  let cleared = clock.elapsed()

  const find = (operation: NewOperation): Repeated => {
    if (isOver({ since: cleared, count: 0 })) {
      for (const [key, repeated] of known) if (isOver(repeated)) known.delete(key)
      cleared = clock.elapsed()
    }
    const { username, address, place, function: name, target, object, result, code } = operation
    const key = JSON.stringify([username, networkOf(address ?? ''), place, name, target, object, result, code])
    const found = known.get(key)
    const repeated = found && !isOver(found) ? found : { since: clock.elapsed(), count: 0 }
    known.set(key, repeated)
    return repeated
  }

  return {
    /** @returns the record to store, and the one that it takes the place of. */
    add(stored: StoredOperation): { record: StoredOperation; replaced: StoredOperation | undefined } {
      if (stored.result === 'refused') return { record: stored, replaced: undefined }
      const repeated = find(stored)
      repeated.count += 1
      if (repeated.count <= SAME) return { record: stored, replaced: undefined }
      const { last: replaced } = repeated
      const record = replaced ? merged(replaced, stored) : stored
      repeated.last = record
      return { record, replaced }
    }
  }
}

/** As if both were one: from the values before the first to those after the last. */
function merged(first: StoredOperation, last: StoredOperation): StoredOperation {
  const before = new Map(first.changes.map(change => [change.field, change]))
  const since = (change: Change): Change => {
    const { previous } = before.get(change.field) ?? change
    return { ...change, previous }
  }
  const left = first.changes.filter(({ field }) => last.changes.every(change => change.field !== field))
  const changes = [...left, ...last.changes.map(since)].slice(0, Math.max(first.changes.length, last.changes.length))
  const changeCount = Math.max(changes.length, first.changeCount, last.changeCount)
  return { ...last, changes, changeCount, merged: (first.merged ?? 1) + 1 }
}
