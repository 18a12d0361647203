import { edgesOfOutages } from '../device/outages'
import { edgesOf } from '../device/pulse'
import { type Signal, valueAt } from '../device/signals'
import type { AlarmDefinition } from './event-log-state'

/** What an alarm knows from one scan to the next. */
export interface AlarmMemory {
  active: boolean
  /** Since when the value is beyond the limit, before the delay is over. */
  since: number | undefined
  /** When it was last triggered. */
  triggered: number
}

export interface Transition {
  alarm: AlarmDefinition
  time: number
  active: boolean
  value: number | null
}

/** After `from`, up to `to`, in steps of so many milliseconds. */
export interface Span {
  from: number
  to: number
  step: number
}

/** When an alarm is triggered and when it returns to normal. A sensor that does not respond changes nothing. */
export function* scan(alarm: AlarmDefinition, signal: Signal, memory: AlarmMemory, span: Span): Generator<Transition> {
  const delay = alarm.delaySeconds * 1000
  let before = span.from
  for (const time of scanTimes(signal, span)) {
    if (!memory.active && isDelayed(memory, time, delay)) yield trigger(alarm, signal, memory)
    const value = valueAt(signal, time)
    if (value === null) continue
    if (memory.active && isNormal(alarm, value)) {
      memory.active = false
      const since = Math.max(before, memory.triggered)
      yield { alarm, time: crossing(signal, since, time, other => isNormal(alarm, other)), active: false, value }
    }
    if (!memory.active) {
      if (!isBeyond(alarm, value)) memory.since = undefined
      else memory.since ??= crossing(signal, before, time, other => isBeyond(alarm, other))
      if (isDelayed(memory, time, delay)) yield trigger(alarm, signal, memory)
    }
    before = time
  }
}

const isDelayed = ({ since }: AlarmMemory, time: number, delay: number) => since !== undefined && time - since >= delay

function trigger(alarm: AlarmDefinition, signal: Signal, memory: AlarmMemory): Transition {
  const since = memory.since ?? 0
  const time = since + alarm.delaySeconds * 1000
  Object.assign(memory, { active: true, since: undefined, triggered: time })
  const value = valueAt(signal, time)
  // A value that was read in coarse steps may have been normal in between.
  return { alarm, time, active: true, value: value !== null && isBeyond(alarm, value) ? value : valueAt(signal, since) }
}

const isBeyond = ({ direction, limit }: AlarmDefinition, value: number) =>
  direction === 'above' ? value > limit : value < limit

const isNormal = ({ direction, limit, hysteresis }: AlarmDefinition, value: number) =>
  direction === 'above' ? value <= limit - hysteresis : value >= limit + hysteresis

/** A contact changes at known times; any other signal is read in steps. */
function* scanTimes(signal: Signal, { from, to, step }: Span): Generator<number> {
  const edges = edgesIn(signal, Math.floor(from / 1000), Math.floor(to / 1000))
  if (edges) {
    yield from
    for (const second of edges) yield second * 1000
  } else for (let time = (Math.floor(from / step) + 1) * step; time < to; time += step) yield time
  yield to
}

/** The seconds at which a contact changes; undefined for what is read in steps. */
function edgesIn(signal: Signal, from: number, to: number): Iterable<number> | undefined {
  if (signal.kind === 'pulse') return edgesOf(signal, from, to)
  return signal.kind === 'outages' ? edgesOfOutages(signal, from, to) : undefined
}

/** To the second when a condition came true between two scans. */
function crossing(signal: Signal, before: number, after: number, holds: (value: number) => boolean): number {
  if (signal.kind === 'pulse' || signal.kind === 'outages') return after
  let [low, high] = [before, after]
  while (high - low > 1000) {
    const middle = Math.ceil((low + high) / 2000) * 1000
    if (middle >= high) break
    const value = valueAt(signal, middle)
    if (value !== null && holds(value)) high = middle
    else low = middle
  }
  return high
}
