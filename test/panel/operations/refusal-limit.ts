import type { DeviceClock } from '../device/device-clock'
import type { NewOperation } from './call-record'

const MOST_PER_MINUTE = 10
const MINUTE = 60_000
const MOST_KEYS = 1000

/** Refusals that repeat must not displace older records. @returns whether a record is one too many. */
export function createRefusalLimit(clock: DeviceClock) {
  const seen = new Map<string, { since: number; count: number }>()

  return ({ result, username, address, function: name, code }: NewOperation): boolean => {
    if (result !== 'refused') return false
    const key = JSON.stringify([username, address, name, code])
    const last = seen.get(key)
    const isRecent = last && clock.elapsed() - last.since < MINUTE
    const { since, count } = isRecent ? last : { since: clock.elapsed(), count: 0 }
    seen.delete(key)
    seen.set(key, { since, count: count + 1 })
    const [oldest] = seen.keys()
    if (seen.size > MOST_KEYS && oldest !== undefined) seen.delete(oldest)
    return count >= MOST_PER_MINUTE
  }
}
