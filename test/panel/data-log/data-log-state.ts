import type { DataLogSource } from './data-log-source'

export interface DataLogSlice {
  dataLogs: DataLogSource[]
  /** The room of all logs; when it is used up, the oldest records are overwritten. */
  historyBytes: number
  /** As older firmware does. */
  numbersAsText: boolean
}
