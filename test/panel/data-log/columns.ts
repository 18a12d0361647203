import { type Signal, valuesAt } from '../device/signals'
import type { ChannelSource, recordsOf } from './data-log-source'
import type { Sampling } from './sampling'

/** Records by column: as an object each, a million of them would take seconds. */
export interface Columns {
  times: Float64Array
  /** Of each channel; NaN where it has no value. */
  values: Float64Array[]
}

const SAMPLES_PER_BLOCK = 1024

/** Values of a signal, which belongs to one log, by first sample; kept, because the value of a time never changes. */
const knownBlocks = new WeakMap<Signal, Map<number, Float64Array>>()

/** The records from `start` on, oldest first. */
export function columnsOf(
  { total, sampling, slice }: ReturnType<typeof recordsOf>,
  channels: ChannelSource[],
  start = 0
): Columns {
  const pieces = slice(start, total - start)
  const columnOf = (fill: (part: Float64Array, first: number) => void) => {
    const column = new Float64Array(total - start)
    let filled = 0
    for (const { first, count } of pieces) {
      fill(column.subarray(filled, filled + count), first)
      filled += count
    }
    return column
  }
  return {
    times: columnOf((part, first) => fillTimes(part, sampling, first)),
    values: channels.map(({ signal }) => columnOf((part, first) => fillValues(part, signal, sampling, first)))
  }
}

function fillTimes(part: Float64Array, sampling: Sampling, first: number): void {
  for (let index = 0; index < part.length; index += 1) part[index] = sampling.timeOf(first + index)
}

function fillValues(part: Float64Array, signal: Signal, sampling: Sampling, first: number): void {
  for (let filled = 0; filled < part.length; ) {
    const inBlock = (first + filled) % SAMPLES_PER_BLOCK
    const block = blockOf(signal, sampling, first + filled - inBlock)
    const values = block.subarray(inBlock, inBlock + part.length - filled)
    part.set(values, filled)
    filled += values.length
  }
}

function blockOf(signal: Signal, sampling: Sampling, first: number): Float64Array {
  const blocks = knownBlocks.get(signal) ?? new Map<number, Float64Array>()
  knownBlocks.set(signal, blocks)
  const known = blocks.get(first)
  if (known) return known
  const times = new Float64Array(SAMPLES_PER_BLOCK)
  fillTimes(times, sampling, first)
  const values = valuesAt(signal, times)
  blocks.set(first, values)
  return values
}
