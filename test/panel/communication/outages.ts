import type { PanelState } from '../state'

const wholeSeconds = (time: number) => Math.floor(time / 1000) * 1000

/** Whether values of the device are missing now. */
export function isOut({ plcOutages }: Pick<PanelState, 'plcOutages'>, id: string): boolean {
  const last = plcOutages[id]?.at(-1)
  return last !== undefined && last.until === undefined
}

/** Returns whether that is new. */
export function noteOutage(state: PanelState, id: string, isOff: boolean, now: number): boolean {
  if (isOut(state, id) === isOff) return false
  const outages = state.plcOutages[id] ?? []
  const last = outages.at(-1)
  if (isOff) state.plcOutages[id] = [...outages, { from: wholeSeconds(now) }]
  else if (last) last.until = wholeSeconds(now)
  return true
}
