/** Positions in a list of alarms, and when the rate has come down again. */
export interface Flood {
  first: number
  last: number
  end: number
}

export const TEN_MINUTES = 600_000
/** ISA-18.2: a flood begins with more than ten alarms in ten minutes and ends with fewer than five. */
const BEGINS_ABOVE = 10
const ENDS_BELOW = 5

/**
 * For each alarm the first of the ten minutes that end with it, so that a burst is found wherever it is on the clock.
 * `times` ascend.
 */
export function firstInTenMinutes(times: readonly number[]): number[] {
  let first = 0
  return times.map(time => {
    while (time - (times[first] ?? time) >= TEN_MINUTES) first += 1
    return first
  })
}

export function findFloods(times: readonly number[]): Flood[] {
  const floods: Flood[] = []
  let lasts = false
  for (const [index, first] of firstInTenMinutes(times).entries()) {
    const before = index - first
    lasts = before + 1 > BEGINS_ABOVE || (lasts && before >= ENDS_BELOW)
    if (!lasts) continue
    const flood = floods.at(-1)
    const end = endOf(times, index)
    if (flood && first <= flood.last) Object.assign(flood, { last: index, end })
    else floods.push({ first, last: index, end })
  }
  return floods
}

/** When the fifth alarm from the end is ten minutes ago. */
const endOf = (times: readonly number[], last: number) => (times[last - ENDS_BELOW + 1] ?? 0) + TEN_MINUTES
