import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { offsetAtWallTime } from '../device/zone-offset'
import { matches, type OperationFilter, type TimeRange } from './operation-filter'
import type { Operations } from './operation-log'
import type { StoredOperation } from './operation-log-state'

type Gap = Schemas['OperationGap']
export type StoredEntry = { operation: StoredOperation } | { gap: Gap }

const CHANGES_IN_A_LIST = 3

/** The records that match, and the gaps of the range between them, newest first. */
export function entriesOf(
  operations: Operations,
  filter: OperationFilter,
  range: TimeRange,
  newest = operations.lastNumber()
): StoredEntry[] {
  const isMatch = matches(filter)
  // The clock may have been set back in between.
  const inRange = (one: number, other: number) => Math.max(one, other) >= range.from && Math.min(one, other) <= range.to
  const entries: StoredEntry[] = []
  let older: StoredOperation | undefined
  const addGap = (next: StoredOperation | undefined) => {
    const first = older && older.number + 1
    const last = Math.min(next ? next.number - 1 : operations.lastNumber(), newest)
    if (first === undefined || first > last) return
    if (!inRange(older?.at ?? -Infinity, next?.at ?? Infinity)) return
    entries.push({ gap: { kind: 'gap', first, last, after: timeText(older), before: timeText(next) } })
  }
  for (const operation of operations.stored()) {
    if (operation.number > newest) break
    addGap(operation)
    if (inRange(operation.at, operation.at) && isMatch(operation)) entries.push({ operation })
    older = operation
  }
  addGap(operations.stored().find(({ number }) => number > newest))
  return entries.reverse()
}

const timeText = (operation: StoredOperation | undefined) => (operation ? deviceText(operation.at) : null)

/** A record as the contract has it, in a list with its first changes only. */
export function recordOf(
  { at, isSecondHour, changeCount, changes, call, reserved, ...operation }: StoredOperation,
  mostChanges = CHANGES_IN_A_LIST
): Schemas['OperationRecord'] {
  return {
    kind: 'record',
    ...operation,
    time: deviceText(at),
    utc_offset: offsetAtWallTime(operation.zone, at, isSecondHour),
    changes: changes.slice(0, mostChanges),
    change_count: changeCount
  }
}
