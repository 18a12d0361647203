/** Something that is switched or set at the panel, such as a valve; 1 is how the plant usually has it. */
export interface Actuator {
  /** In the order of their times, in wall-clock milliseconds. */
  changes: { at: number; value: number }[]
}

const USUAL = 1

export const createActuator = (): Actuator => ({ changes: [] })

/** What it is set to now. */
export const positionOf = ({ changes }: Actuator): number => changes[changes.length - 1]?.value ?? USUAL

/** How far the process follows an actuator at a time: it approaches each position, by 63% in each `lagSeconds`. */
export function followed({ changes }: Actuator, lagSeconds: number, seconds: number): number {
  let share = USUAL
  let target = USUAL
  let since = Number.NEGATIVE_INFINITY
  const approach = (until: number) => target + (share - target) * Math.exp(-(until - since) / lagSeconds)
  for (const { at, value } of changes) {
    const start = at / 1000
    if (start > seconds) break
    if (Number.isFinite(since)) share = approach(start)
    target = value
    since = start
  }
  return Number.isFinite(since) ? approach(seconds) : USUAL
}
