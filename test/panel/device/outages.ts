/** A time without values, in whole seconds; the last one is open while it lasts. */
export interface Outage {
  from: number
  until?: number
}

/** 1 while values are missing. */
export interface Outages {
  kind: 'outages'
  outages: readonly Outage[]
}

const OPEN = Number.POSITIVE_INFINITY

export const outageAt = ({ outages }: Outages, seconds: number): number =>
  outages.some(({ from, until = OPEN }) => from <= seconds * 1000 && seconds * 1000 < until) ? 1 : 0

/** The seconds after `from`, up to `to`, at which one begins or ends. */
export const edgesOfOutages = ({ outages }: Outages, from: number, to: number): number[] =>
  outages
    .flatMap(outage => [outage.from, outage.until ?? OPEN])
    .map(time => time / 1000)
    .filter(second => second > from && second <= to)
