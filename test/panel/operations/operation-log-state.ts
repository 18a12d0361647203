import type { Schemas } from '../../../src/api/generated/schema'

type Shown = Omit<Schemas['OperationRecord'], 'kind' | 'time' | 'utc_offset' | 'change_count'>

/** An operation as the panel stores it. */
export interface StoredOperation extends Shown {
  /** Wall-clock milliseconds. */
  at: number
  /** Of an hour that comes twice in the zone. */
  isSecondHour?: boolean
  changeCount: number
  /** Kept where others are overwritten or not stored any more. */
  reserved?: boolean
  /** Only of a call from the console: the status of its response, and its body without secrets. */
  call?: { status: number; sent: unknown }
}

export interface OperationLogSlice {
  operationLog: {
    settings: Schemas['OperationLogSettings']
    capacity: number
    /** Records before `since`, made when they are first read. */
    history: number
    /** Wall-clock milliseconds at which the panel of the seed begins. */
    since: number
    /** Whether the line works, so that people operate it. */
    inUse: boolean
    /** Records since then, oldest first. */
    records: StoredOperation[]
    /** The newest number given, stored or not. */
    lastNumber: number
  }
}
