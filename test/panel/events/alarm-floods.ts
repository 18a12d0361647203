export interface Flood {
  from: number
  to: number
  alarms: number
  /** Its length in tens of minutes. */
  tenMinutes: number
}

interface TenMinutes {
  start: number
  first: number
  last: number
  alarms: number
}

const TEN_MINUTES = 600_000
/** ISA-18.2: a flood begins with more than ten alarms in ten minutes and ends with fewer than five. */
const BEGINS_ABOVE = 10
const ENDS_BELOW = 5

/** Ten minutes with alarms, by the clock; `times` ascend. */
export function tenMinutesOf(times: readonly number[]): TenMinutes[] {
  const all: TenMinutes[] = []
  for (const time of times) {
    const start = Math.floor(time / TEN_MINUTES) * TEN_MINUTES
    const current = all.at(-1)
    if (current?.start === start) Object.assign(current, { last: time, alarms: current.alarms + 1 })
    else all.push({ start, first: time, last: time, alarms: 1 })
  }
  return all
}

export function findFloods(times: readonly number[]): Flood[] {
  const floods: Flood[] = []
  let lasts = false
  let next = 0
  for (const { start, first, last, alarms } of tenMinutesOf(times)) {
    const flood = floods.at(-1)
    lasts = lasts && start === next && alarms >= ENDS_BELOW
    next = start + TEN_MINUTES
    if (lasts && flood)
      Object.assign(flood, { to: last, alarms: flood.alarms + alarms, tenMinutes: flood.tenMinutes + 1 })
    else if (alarms > BEGINS_ABOVE) {
      floods.push({ from: first, to: last, alarms, tenMinutes: 1 })
      lasts = true
    }
  }
  return floods
}
