import type { DeviceClock } from './device-clock'

const MINUTE = 60_000

/**
 * So many a minute of each key, and of all keys together. What exceeds either is not counted, so that no more keys are
 * kept than `all`. @returns whether one more is allowed.
 */
export function createMinuteBudget(clock: Pick<DeviceClock, 'elapsed'>, each: number, all = Number.POSITIVE_INFINITY) {
  let begun = { since: clock.elapsed(), count: 0 }
  const keys = new Map<string, { since: number; count: number }>()
  const isOver = ({ since }: { since: number }) => clock.elapsed() - since >= MINUTE

  return (key: string): boolean => {
    if (isOver(begun)) begun = { since: clock.elapsed(), count: 0 }
    for (const [other, used] of keys) if (isOver(used)) keys.delete(other)
    const used = keys.get(key) ?? { since: clock.elapsed(), count: 0 }
    if (used.count >= each || begun.count >= all) return false
    used.count += 1
    begun.count += 1
    keys.set(key, used)
    return true
  }
}
