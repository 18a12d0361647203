import { isOut } from '../communication/outages'
import { zoneInForce } from '../device/clock-changes'
import type { PanelState } from '../state'
import type { DataLogSource } from './data-log-source'

const logging = ({ dataLogs }: PanelState) => dataLogs.filter(({ off }) => !off)

export function stopLogging(state: PanelState, time: number): void {
  for (const log of logging(state)) stop(log, time)
}

/** Data is sampled only while the project runs, and while the PLC responds. */
export function startLogging(state: PanelState, time: number): void {
  if (state.project?.state !== 'running') return
  for (const { stretches, plc } of logging(state)) {
    const hasValues = plc === undefined || !isOut(state, plc)
    if (hasValues && stretches.every(({ until }) => until !== undefined))
      stretches.push({ from: time, recordedIn: zoneInForce(state) })
  }
}

/** Nothing is sampled while the PLC of a log does not respond: the log has a gap. */
export function followLink(state: PanelState, plc: string, isOff: boolean, time: number): void {
  for (const log of logging(state)) if (log.plc === plc && isOff) stop(log, time)
  if (!isOff) startLogging(state, time)
}

function stop({ stretches }: DataLogSource, time: number): void {
  for (const stretch of stretches) stretch.until ??= time
}
