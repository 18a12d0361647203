import type { DataLogSource } from './data-log-source'

export interface DataLogSlice {
  dataLogs: DataLogSource[]
  /** As older firmware does. */
  numbersAsText: boolean
}
