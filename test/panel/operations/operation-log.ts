import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { PanelState } from '../state'
import type { NewOperation } from './call-record'
import { isFull, isShareFull, newestOf } from './log-shares'
import type { StoredOperation } from './operation-log-state'
import { maintenanceBySlot } from './plant-maintenance'
import { acknowledgementAt, plantOperation, slotOf, timeOfSlot } from './plant-operations'
import { createRefusalLimit } from './refusal-limit'
import { createRepeatedOperations } from './repeated-operations'

/** Numbers that were lost when the supply failed, counted back from the end of the history. */
const LOST = [
  { before: 37, count: 3 },
  { before: 412, count: 1 }
]

/** Beyond the capacity, until they are dropped at once. */
const MOST_SPARE = 500

export interface ConsoleCall {
  time: string
  username: string
  operation: string
  /** The path of the call, with its query. */
  target: string
  status: number
  /** The body of the request, without secrets. */
  sent: unknown
}

export type Operations = ReturnType<typeof createOperations>

/** The operation log: calls of the console as they come, and what people do at the line, computed when it is read. */
export function createOperations(
  clock: DeviceClock,
  state: Pick<PanelState, 'operationLog' | 'zone' | 'isSecondHour'>,
  /** Times of those in the history of the event log, the oldest first. */
  acknowledgements: () => readonly number[] = () => []
) {
  const { operationLog, zone: zoneOfHistory } = state
  const isOneTooMany = createRefusalLimit(clock)
  const repeated = createRepeatedOperations(clock)
  const begin = clock.elapsed()
  const lastHistoryNumber = operationLog.lastNumber
  let history: StoredOperation[] | undefined
  let unrecorded = 0
  const { since } = operationLog
  const beginSlot = slotOf(since) + (timeOfSlot(slotOf(since)) <= since ? 1 : 0)
  let nextSlot = beginSlot

  const makeHistory = (): StoredOperation[] => {
    if (operationLog.history === 0) return []
    // More than are needed, as some have no operation.
    const firstSlot = beginSlot - Math.ceil(operationLog.history * 1.2)
    const maintenance = maintenanceBySlot(since)
    const done: Parameters<typeof plantOperation>[1] = new Map()
    const lost = (back: number) => LOST.some(({ before, count }) => back >= before && back < before + count)
    const bySlot = Array.from(
      { length: beginSlot - firstSlot },
      (_, index) => maintenance.get(firstSlot + index) ?? plantOperation(firstSlot + index, done) ?? []
    ).flat()
    return [...bySlot, ...acknowledgements().map(acknowledgementAt)]
      .sort((one, other) => one.at - other.at)
      .slice(-operationLog.history)
      .map((operation, index) => ({
        ...operation,
        number: lastHistoryNumber - operationLog.history + 1 + index,
        zone: zoneOfHistory
      }))
      .filter((_, index) => !lost(operationLog.history - index))
  }

  const countLost = () =>
    LOST.reduce((sum, { before, count }) => (before <= operationLog.history ? sum + count : sum), 0)
  const count = () => (history?.length ?? operationLog.history - countLost()) + operationLog.records.length
  const mayStop = () => operationLog.settings.when_full === 'stop'
  const isStopped = (isReserved = false) => mayStop() && isFull(all(), operationLog.capacity, isReserved)

  const all = () => {
    history ??= makeHistory()
    return [...history, ...operationLog.records]
  }
  const keep = (operations: readonly StoredOperation[]) => {
    history = operations.filter(({ number }) => number <= lastHistoryNumber)
    operationLog.records = operations.filter(({ number }) => number > lastHistoryNumber)
  }

  /** An operation always takes a number, so that one that could not be stored leaves a gap. */
  const store = (operation: NewOperation, at: number) => {
    operationLog.lastNumber += 1
    const { capacity } = operationLog
    if (!isStopped()) unrecorded = 0
    else if (!operation.reserved || isStopped(true)) {
      unrecorded += 1
      return
    }
    if (isOneTooMany(operation) || (mayStop() && isShareFull(operation, all(), capacity))) return
    const stored = {
      ...operation,
      number: operationLog.lastNumber,
      at,
      zone: state.zone,
      isSecondHour: state.isSecondHour
    }
    const { record, replaced } = repeated.add(stored)
    if (replaced) operationLog.records = operationLog.records.filter(other => other !== replaced)
    operationLog.records.push(record)
    if (count() > capacity + MOST_SPARE) keep(newestOf(all(), capacity))
  }

  const addPlantOperations = () => {
    const sinceBegin = clock.elapsed() - begin
    for (; timeOfSlot(nextSlot) <= since + sinceBegin; nextSlot++) {
      if (!operationLog.inUse) continue
      const planned = plantOperation(nextSlot)
      if (!planned) continue
      const { at, ...operation } = planned
      // By the clock as it is set now.
      store(operation, clock.now() - (since + sinceBegin - at))
    }
  }

  const stored = (): readonly StoredOperation[] => {
    addPlantOperations()
    return newestOf(all(), operationLog.capacity)
  }

  return {
    record(operation: NewOperation): void {
      addPlantOperations()
      store(operation, clock.now())
    },

    /** What the log holds, oldest first. */
    stored,

    /** @returns how many of those that the log holds. */
    deleteUpTo(number: number): number {
      const deleted = stored().filter(it => it.number <= number).length
      history = history?.filter(it => it.number > number)
      operationLog.records = operationLog.records.filter(it => it.number > number)
      return deleted
    },

    /** The newest number given, stored or not. */
    lastNumber(): number {
      addPlantOperations()
      return operationLog.lastNumber
    },

    isStopped: () => isStopped(),

    /** Since it stopped because it was full. */
    unrecorded: () => unrecorded,

    /** Calls from the console since the panel was made, oldest first. */
    calls: (): ConsoleCall[] =>
      operationLog.records.flatMap(({ at, username, function: operation, target, call }) =>
        call ? [{ time: deviceText(at), username, operation, target, ...call }] : []
      )
  }
}
