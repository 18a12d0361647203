import { hash } from './hash'
import { type Actuator, followed } from './operated'
import { type Outages, outageAt } from './outages'
import { type Pulse, pulseAt } from './pulse'
import { createWaveReader, type Wave } from './wave'

interface Counter {
  kind: 'counter'
  perSecond: number
  resetSeconds: number
  seed: number
}

/** What is measured where something is operated: `signal` with all actuators as usual, `rest` with one of them at 0. */
interface Operated {
  kind: 'operated'
  signal: Signal
  rest: number
  by: readonly Actuator[]
  lagSeconds: number
}

export type Signal = Wave | Counter | { kind: 'flat'; value: number } | Pulse | Outages | Operated

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
  if (signal.kind === 'operated') return operatedReader(signal)
  if (signal.kind === 'pulse') return seconds => pulseAt(signal, seconds)
  if (signal.kind === 'outages') return seconds => outageAt(signal, seconds)
  return createWaveReader(signal)
}

function counterAt({ perSecond, resetSeconds, seed }: Counter, seconds: number): number {
  const running = seconds % resetSeconds
  return Math.floor(running * perSecond + hash(seed, Math.floor(seconds / 60)) * perSecond * 3)
}

function operatedReader({ signal, rest, by, lagSeconds }: Operated): (seconds: number) => number {
  const read = readerOf(signal)
  const isUsual = by.every(({ changes }) => changes.length === 0)
  if (isUsual) return read
  return seconds => {
    const share = by.reduce((product, actuator) => product * followed(actuator, lagSeconds, seconds), 1)
    return rest + (read(seconds) - rest) * share
  }
}
