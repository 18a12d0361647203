import type { Seed } from '../state'
import type { OperationLogSlice } from './operation-log-state'

const CAPACITY = 25_000
/** The panel has been in service for years. */
const NUMBERS_BEFORE = 46_500

/** A log with so many records of a line at work. */
export function plantOperationLog(now: number, history: number): OperationLogSlice {
  return {
    operationLog: {
      settings: { when_full: 'overwrite' },
      capacity: CAPACITY,
      history,
      since: now,
      inUse: true,
      records: [],
      lastNumber: NUMBERS_BEFORE + history
    }
  }
}

export const operationLogSeed: Seed<OperationLogSlice> = {
  factoryNew: now => ({
    operationLog: {
      settings: { when_full: 'overwrite' },
      capacity: CAPACITY,
      history: 0,
      since: now,
      inUse: false,
      records: [],
      lastNumber: 0
    }
  }),
  runningPlant: now => plantOperationLog(now, 1500)
}
