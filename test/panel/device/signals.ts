import { hash } from './hash'
import { type Outages, outageAt } from './outages'
import { type Pulse, pulseAt } from './pulse'
import { createWaveReader, type Wave } from './wave'

interface Counter {
  kind: 'counter'
  perSecond: number
  resetSeconds: number
  seed: number
}

export type Signal = Wave | Counter | { kind: 'flat'; value: number } | Pulse | Outages

/** The value of a signal, deterministic by time; null if the sensor did not respond. */
export function valueAt(signal: Signal, time: number): number | null {
  const value = readerOf(signal)(Math.floor(time / 1000))
  return Number.isNaN(value) ? null : value
}

/** The values at times in ascending order; NaN if the sensor did not respond. */
export function valuesAt(signal: Signal, times: Float64Array): Float64Array {
  const read = readerOf(signal)
  const values = new Float64Array(times.length)
  for (let index = 0; index < times.length; index += 1) values[index] = read(Math.floor((times[index] ?? 0) / 1000))
  return values
}

function readerOf(signal: Signal): (seconds: number) => number {
  if (signal.kind === 'flat') return () => signal.value
  if (signal.kind === 'counter') return seconds => counterAt(signal, seconds)
  if (signal.kind === 'pulse') return seconds => pulseAt(signal, seconds)
  if (signal.kind === 'outages') return seconds => outageAt(signal, seconds)
  return createWaveReader(signal)
}

function counterAt({ perSecond, resetSeconds, seed }: Counter, seconds: number): number {
  const running = seconds % resetSeconds
  return Math.floor(running * perSecond + hash(seed, Math.floor(seconds / 60)) * perSecond * 3)
}
