import { type DataLogSource, EVERYTHING, recordsOf } from './data-log-source'
import type { DataLogSlice } from './data-log-state'

const BYTES_OF_A_CELL = 8

export const bytesPerRecord = ({ channels }: DataLogSource): number => BYTES_OF_A_CELL * (channels.length + 1)

export const bytesOf = (logs: readonly DataLogSource[], now: number): number =>
  logs.reduce((sum, log) => sum + recordsOf(log, now).total * bytesPerRecord(log), 0)

/** Deletes the oldest records of a log, whose numbers are not used again. */
export function dropRecords(log: DataLogSource, now: number, count: number): void {
  const { stretches } = log
  let left = count
  for (let [stretch] = stretches; stretch; [stretch] = stretches) {
    const records = recordsOf({ ...log, stretches: [stretch] }, now)
    if (left < records.total || stretches.length === 1) {
      const [from = now + 1] = records.times(left, 1)
      stretch.from = from
      break
    }
    left -= records.total
    stretches.shift()
  }
  log.removed = (log.removed ?? 0) + count
}

/** Overwrites the oldest records of all logs where they need more than their room. */
export function limitHistory({ dataLogs, historyBytes }: DataLogSlice, now: number): void {
  const spare = bytesOf(dataLogs, now) - historyBytes
  if (spare <= 0) return
  const countBefore = (log: DataLogSource, time: number) =>
    recordsOf(log, now, { from: EVERYTHING.from, to: time }).total
  const bytesBefore = (time: number) =>
    dataLogs.reduce((sum, log) => sum + countBefore(log, time) * bytesPerRecord(log), 0)
  let from = Math.min(...dataLogs.flatMap(({ stretches }) => stretches.map(stretch => stretch.from)))
  let until = now
  while (until - from > 1) {
    const middle = Math.floor((from + until) / 2)
    if (bytesBefore(middle) < spare) from = middle
    else until = middle
  }
  for (const log of dataLogs) dropRecords(log, now, countBefore(log, until))
}
