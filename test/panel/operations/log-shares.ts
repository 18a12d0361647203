import contract from '../../../static/contract/common.json'
import { type NewOperation, SIGN_IN } from './call-record'
import type { StoredOperation } from './operation-log-state'

const { refusals_percent: REFUSALS, reserved_percent: RESERVED } = contract['x-operation-log']

/** Refused before anybody has logged in. */
export const isOfStranger = ({ username, function: name }: NewOperation): boolean => username === '' || name === SIGN_IN

type Group = 'strangers' | 'refused' | 'others'

const groupOf = (operation: NewOperation): Group => {
  if (operation.result !== 'refused') return 'others'
  return isOfStranger(operation) ? 'strangers' : 'refused'
}

const shareOf = (capacity: number) => Math.max(1, Math.floor((capacity * REFUSALS) / 100))

/** Whether refusals have used up what a log that is never overwritten has for them. */
export function isShareFull(operation: NewOperation, stored: readonly StoredOperation[], capacity: number): boolean {
  const group = groupOf(operation)
  return group !== 'others' && stored.filter(it => groupOf(it) === group).length >= shareOf(capacity)
}

/** What others cannot take. */
export const reservedOf = (capacity: number) => Math.floor((capacity * RESERVED) / 100)

/** Whether a log that is never overwritten has no room for one more. */
export function isFull(stored: readonly StoredOperation[], capacity: number, isReserved = false): boolean {
  const free = reservedOf(capacity) - stored.filter(({ reserved }) => reserved).length
  return stored.length + (isReserved ? 0 : Math.max(0, free)) >= capacity
}

/** What fits, oldest first: refusals beyond their share make room first, then the oldest that no room is reserved for. */
export function newestOf(operations: readonly StoredOperation[], capacity: number): readonly StoredOperation[] {
  let excess = operations.length - capacity
  if (excess <= 0) return operations
  const counts = { strangers: 0, refused: 0, others: Number.NEGATIVE_INFINITY }
  for (const operation of operations) counts[groupOf(operation)] += 1
  const share = shareOf(capacity)
  const kept = operations.filter(operation => {
    const group = groupOf(operation)
    const isDropped = excess > 0 && counts[group] > share
    if (isDropped) excess -= 1
    if (isDropped) counts[group] -= 1
    return !isDropped
  })
  let spare = kept.filter(({ reserved }) => reserved).length - reservedOf(capacity)
  return kept.filter(({ reserved }) => {
    const isDropped = excess > 0 && (!reserved || spare > 0)
    if (isDropped) excess -= 1
    if (isDropped && reserved) spare -= 1
    return !isDropped
  })
}
