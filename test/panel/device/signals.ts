import { hash } from './hash'
import { type Pulse, pulseAt } from './pulse'

export type Signal =
  | { kind: 'wave'; base: number; swing: number; periodSeconds: number; noise: number; seed: number }
  | { kind: 'counter'; perSecond: number; resetSeconds: number; seed: number }
  | { kind: 'flat'; value: number }
  | Pulse

const GAP_BUCKET_SECONDS = 900
const GAP_SECONDS = 12
const SPIKE_ONE_IN = 1800
const SHARE_OF_GAPS = 0.06

/** The value of a signal, deterministic by time; null if the sensor did not respond. */
export function valueAt(signal: Signal, time: number): number | null {
  const seconds = Math.floor(time / 1000)
  if (signal.kind === 'flat') return signal.value
  if (signal.kind === 'counter') return counterAt(signal, seconds)
  if (signal.kind === 'pulse') return pulseAt(signal, seconds)
  if (isGap(signal.seed, seconds)) return null
  return waveAt(signal, seconds)
}

function waveAt({ base, swing, periodSeconds, noise, seed }: Signal & { kind: 'wave' }, seconds: number): number {
  const turn = (seconds / periodSeconds + hash(seed, 1)) * 2 * Math.PI
  const wander = smooth(seed, seconds, 181) + smooth(seed + 1, seconds, 41) / 2 + smooth(seed + 2, seconds, 7) / 4
  const spike = hash(seed + 3, seconds) * SPIKE_ONE_IN < 1 ? swing * 1.5 : 0
  return rounded(base + swing * Math.sin(turn) + noise * wander + spike)
}

function counterAt({ perSecond, resetSeconds, seed }: Signal & { kind: 'counter' }, seconds: number): number {
  const running = seconds % resetSeconds
  return Math.floor(running * perSecond + hash(seed, Math.floor(seconds / 60)) * perSecond * 3)
}

function isGap(seed: number, seconds: number): boolean {
  const bucket = Math.floor(seconds / GAP_BUCKET_SECONDS)
  if (hash(seed + 4, bucket) > SHARE_OF_GAPS) return false
  const start = Math.floor(hash(seed + 5, bucket) * (GAP_BUCKET_SECONDS - GAP_SECONDS))
  const inside = (seconds % GAP_BUCKET_SECONDS) - start
  return inside >= 0 && inside < GAP_SECONDS
}

/** Noise between -1 and 1 that changes over `scale` seconds. */
function smooth(seed: number, seconds: number, scale: number): number {
  const step = Math.floor(seconds / scale)
  const part = seconds / scale - step
  const eased = part * part * (3 - 2 * part)
  const from = hash(seed, step)
  return 2 * (from + (hash(seed, step + 1) - from) * eased) - 1
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
