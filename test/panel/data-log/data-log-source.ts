import type { Schemas } from '../../../src/api/generated/schema'
import { type Signal, valueAt } from '../device/signals'
import { instantOf, type ZoneInForce } from '../device/zone-offset'
import { byTime, byTrigger, type Sampling } from './sampling'

export interface ChannelSource extends Omit<Required<Schemas['DataLogChannel']>, 'scale' | 'address'> {
  address?: string
  scale?: 'left' | 'right'
  signal: Signal
}

/** An interval of wall-clock time in which the panel sampled without interruption; the last one is open. */
export interface Stretch {
  from: number
  until?: number
  /** Without it, the zone that the panel has now. */
  recordedIn?: ZoneInForce
}

export interface DataLogSource {
  id: string
  name: string
  machine?: string
  mode: 'time' | 'trigger'
  /** In trigger mode: about how often the machine triggers. */
  everySeconds: number
  channels: ChannelSource[]
  /** Id of the device that its values come from; missing where they come from several. */
  plc?: string
  /** Whether the project samples nothing for now. */
  off?: boolean
  stretches: Stretch[]
  /** Records before the first stretch, which are deleted. */
  removed?: number
}

export interface Range {
  from: number
  to: number
}

/** Records in a row, by the numbers of their samples. */
export interface Piece {
  first: number
  count: number
}

export const EVERYTHING: Range = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** The records of a log up to now, computed on access. */
export function recordsOf(log: DataLogSource, now: number, range: Range = EVERYTHING) {
  const sampling = samplingOf(log)
  const pieces = log.stretches.map(stretch => pieceOf(sampling, stretch, now, range))
  const total = pieces.reduce((sum, { count }) => sum + count, 0)

  /** From the record `start` on, oldest first. */
  function slice(start: number, count: number): Piece[] {
    let skip = start
    let left = count
    return pieces.map(piece => {
      const taken = Math.min(Math.max(0, piece.count - skip), left)
      const part = { first: piece.first + skip, count: taken }
      skip = Math.max(0, skip - piece.count)
      left -= taken
      return part
    })
  }

  function* timesOf({ first, count }: Piece): Generator<number> {
    for (let index = 0; index < count; index += 1) yield sampling.timeOf(first + index)
  }

  /** Times of the records from `start` on, in the order of recording. */
  function* times(start = 0, count = total): Generator<number> {
    for (const piece of slice(start, count)) yield* timesOf(piece)
  }

  return {
    total,
    sampling,
    slice,

    times,

    /** The records from `start` on with the number of their stretch, in the order of recording. */
    *inStretches(start = 0, count = total): Generator<{ time: number; stretch: number }> {
      for (const [stretch, piece] of slice(start, count).entries())
        for (const time of timesOf(piece)) yield { time, stretch }
    }
  }
}

/** An interval before a stretch in which nothing was recorded. */
export interface Gap extends Range {
  stretch: number
}

/** Whether time has passed between two stretches: a change of the zone moves the clock only. */
export function isInterrupted({ until, recordedIn: before }: Stretch, { from, recordedIn: after }: Stretch): boolean {
  if (until === undefined || !before || !after || before.zone === after.zone) return true
  return instantOf(before.zone, until, before.isSecond) < instantOf(after.zone, from, after.isSecond)
}

/** Those within a range. */
export function gapsOf({ stretches }: DataLogSource, range: Range): Gap[] {
  return stretches
    .flatMap((next, stretch) => {
      const last = stretches[stretch - 1]
      return last && isInterrupted(last, next) ? [{ from: last.until ?? next.from, to: next.from, stretch }] : []
    })
    .map(({ from, to, stretch }) => ({ from: Math.max(from, range.from), to: Math.min(to, range.to), stretch }))
    .filter(({ from, to }) => from < to)
}

export function channelsOf(log: DataLogSource, ids: string[] | undefined): ChannelSource[] {
  return ids ? ids.flatMap(id => log.channels.find(channel => channel.id === id) ?? []) : log.channels
}

export function cells(channels: ChannelSource[], time: number): (number | null)[] {
  return channels.map(({ signal }) => valueAt(signal, time))
}

/** The time of the record that is nearest to a range without records. */
export function nearestTo(log: DataLogSource, now: number, { from, to }: Range): number | undefined {
  const before = last(recordsOf(log, now, { from: EVERYTHING.from, to: from }))
  const [after] = recordsOf(log, now, { from: to, to: EVERYTHING.to }).times(0, 1)
  if (before === undefined || after === undefined) return before ?? after
  return from - before <= after - to ? before : after
}

export function last({ total, times }: ReturnType<typeof recordsOf>): number | undefined {
  return total === 0 ? undefined : [...times(total - 1, 1)][0]
}

function samplingOf({ id, mode, everySeconds }: DataLogSource): Sampling {
  return mode === 'time' ? byTime(everySeconds) : byTrigger(everySeconds, id.length)
}

function pieceOf(sampling: Sampling, stretch: Stretch, now: number, range: Range): Piece {
  const from = Math.max(stretch.from, range.from)
  const until = Math.min(stretch.until ?? now, range.to)
  if (until < from) return { first: 0, count: 0 }
  const before = sampling.countUntil(from - 1)
  return { first: before + 1, count: sampling.countUntil(until) - before }
}
