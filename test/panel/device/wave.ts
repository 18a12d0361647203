import { hash } from './hash'

/** A measured value that swings, wanders and has spikes. */
export interface Wave {
  kind: 'wave'
  base: number
  swing: number
  periodSeconds: number
  noise: number
  seed: number
}

/** Noise that changes over `scale` seconds, with the interval that was read last. */
interface Noise {
  seed: number
  scale: number
  step: number
  from: number
  to: number
}

/** The time without response in the period of 15 minutes that was read last. */
interface Outage {
  bucket: number
  start: number
}

const OUTAGE_BUCKET_SECONDS = 900
const OUTAGE_SECONDS = 12
const SHARE_OF_OUTAGES = 0.06
const SPIKE_ONE_IN = 1800

/** Reads values by second, quickest in ascending order; NaN if the sensor did not respond. */
export function createWaveReader({ base, swing, periodSeconds, noise, seed }: Wave): (seconds: number) => number {
  const phase = hash(seed, 1)
  const slow = createNoise(seed, 181)
  const medium = createNoise(seed + 1, 41)
  const fast = createNoise(seed + 2, 7)
  const outage: Outage = { bucket: Number.NaN, start: 0 }

  return seconds => {
    if (isOut(outage, seed, seconds)) return Number.NaN
    const turns = seconds / periodSeconds + phase
    // Of a large angle, a sine takes five times as long.
    const sine = Math.sin((turns - Math.floor(turns)) * 2 * Math.PI)
    const wander = noiseAt(slow, seconds) + noiseAt(medium, seconds) / 2 + noiseAt(fast, seconds) / 4
    const spike = hash(seed + 3, seconds) * SPIKE_ONE_IN < 1 ? swing * 1.5 : 0
    return rounded(base + swing * sine + noise * wander + spike)
  }
}

const createNoise = (seed: number, scale: number): Noise => ({ seed, scale, step: Number.NaN, from: 0, to: 0 })

/** Between -1 and 1. */
function noiseAt(noise: Noise, seconds: number): number {
  const steps = seconds / noise.scale
  const step = Math.floor(steps)
  if (step !== noise.step) {
    noise.step = step
    noise.from = hash(noise.seed, step)
    noise.to = hash(noise.seed, step + 1)
  }
  const part = steps - step
  const eased = part * part * (3 - 2 * part)
  return 2 * (noise.from + (noise.to - noise.from) * eased) - 1
}

function isOut(outage: Outage, seed: number, seconds: number): boolean {
  const bucket = Math.floor(seconds / OUTAGE_BUCKET_SECONDS)
  if (bucket !== outage.bucket) {
    outage.bucket = bucket
    outage.start = startOfOutage(seed, bucket)
  }
  return seconds >= outage.start && seconds < outage.start + OUTAGE_SECONDS
}

function startOfOutage(seed: number, bucket: number): number {
  if (hash(seed + 4, bucket) > SHARE_OF_OUTAGES) return Number.POSITIVE_INFINITY
  const late = Math.floor(hash(seed + 5, bucket) * (OUTAGE_BUCKET_SECONDS - OUTAGE_SECONDS))
  return bucket * OUTAGE_BUCKET_SECONDS + late
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
