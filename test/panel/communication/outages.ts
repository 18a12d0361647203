import type { PanelState } from '../state'
import type { PlcOutage } from './communication-state'

type Outages = Pick<PanelState, 'plcOutages'>

const wholeSeconds = (time: number) => Math.floor(time / 1000) * 1000

/** A project may name a device as what each object has, such as `constructor`. */
const outagesOf = (all: Outages['plcOutages'], id: string): PlcOutage[] =>
  Object.hasOwn(all, id) ? (all[id] ?? []) : []

function openOutage({ plcOutages }: Outages, id: string): PlcOutage | undefined {
  const last = outagesOf(plcOutages, id).at(-1)
  return last?.until === undefined ? last : undefined
}

/** Whether values of the device are missing now. */
export const isOut = (state: Outages, id: string): boolean => openOutage(state, id) !== undefined

/** Wall-clock milliseconds, of a device whose values are missing now. */
export const outageSince = (state: Outages, id: string): number | undefined => openOutage(state, id)?.from

/** A fault that follows on an intended stop is an outage of its own. Returns whether values begin or cease to be missing. */
export function noteOutage(state: Outages, id: string, cause: PlcOutage['cause'] | undefined, now: number): boolean {
  const open = openOutage(state, id)
  if (open?.cause === cause) return false
  if (open) open.until = wholeSeconds(now)
  if (cause) state.plcOutages[id] = [...outagesOf(state.plcOutages, id), { from: wholeSeconds(now), cause }]
  return (open === undefined) !== (cause === undefined)
}

/** What an alarm reports: nobody has switched the link off. */
export const faultsOf = ({ plcOutages }: Outages, id: string): PlcOutage[] =>
  outagesOf(plcOutages, id).filter(({ cause }) => cause === 'fault')
