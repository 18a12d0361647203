import { hash } from './hash'

/** A contact that is on now and then. */
export interface Pulse {
  kind: 'pulse'
  /** It is on at most once in each period of this length. */
  everySeconds: number
  /** In how many of the periods. */
  share: number
  /** On average. */
  onSeconds: number
  /** How often in a row, if it chatters. */
  times?: number
  /** After a contact of the same seed and period. */
  offsetSeconds?: number
  seed: number
}

interface Burst {
  start: number
  onSeconds: number
}

export function pulseAt(pulse: Pulse, seconds: number): number {
  const burst = burstOf(pulse, periodAt(pulse, seconds))
  const inside = burst ? (seconds - burst.start) / burst.onSeconds : -1
  return inside >= 0 && inside < timesOf(pulse) * 2 && Math.floor(inside) % 2 === 0 ? 1 : 0
}

/** The seconds after `from`, up to `to`, at which it goes on or off. */
export function* edgesOf(pulse: Pulse, from: number, to: number): Generator<number> {
  for (let period = periodAt(pulse, from); period <= periodAt(pulse, to); period += 1) {
    const burst = burstOf(pulse, period)
    for (let edge = 0; burst && edge < timesOf(pulse) * 2; edge += 1) {
      const at = burst.start + edge * burst.onSeconds
      if (at > from && at <= to) yield at
    }
  }
}

const timesOf = ({ times = 1 }: Pulse) => times

const periodAt = ({ everySeconds, offsetSeconds = 0 }: Pulse, seconds: number) =>
  Math.floor((seconds - offsetSeconds) / everySeconds)

/** A burst ends in the period in which it begins. */
function burstOf(pulse: Pulse, period: number): Burst | undefined {
  const { everySeconds, share, offsetSeconds = 0, seed } = pulse
  if (hash(seed, period) >= share) return
  const onSeconds = Math.max(1, Math.round(pulse.onSeconds * (0.4 + 1.2 * hash(seed + 1, period))))
  const room = Math.max(0, everySeconds - onSeconds * 2 * timesOf(pulse))
  return { start: period * everySeconds + offsetSeconds + Math.floor(hash(seed + 2, period) * room), onSeconds }
}
