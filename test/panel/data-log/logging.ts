import type { PanelState } from '../state'
import { recordsOf } from './data-log-source'
import { dropRecords } from './history'

const logging = ({ dataLogs }: PanelState) => dataLogs.filter(({ stretches }) => stretches.length > 0)

export function stopLogging(state: PanelState, time: number): void {
  for (const { stretches } of logging(state)) for (const stretch of stretches) stretch.until ??= time
}

/** Data is sampled only while the project runs. */
export function startLogging(state: PanelState, time: number): void {
  if (state.project?.state !== 'running') return
  for (const { stretches } of logging(state))
    if (stretches.every(({ until }) => until !== undefined)) stretches.push({ from: time })
}

/** Deletes all records; running logs start again. */
export function clearLogs(state: PanelState, time: number): void {
  for (const log of logging(state)) {
    dropRecords(log, time, recordsOf(log, time).total)
    log.stretches.splice(0, log.stretches.length, { from: time })
  }
}
