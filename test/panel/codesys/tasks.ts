import type { Schemas } from '../../../src/api/generated/schema'
import { hash } from '../device/hash'

/** A cyclic task of an application. */
export interface TaskDefinition {
  name: string
  cycleMs: number
  /** What a cycle takes on average. */
  runMs: number
  seed: number
}

/** The tasks run on one core of the processor. */
const CORES = 4
const CHANGES_EVERY_MS = 5000
/** By how much the duration of a cycle varies. */
const SPREAD = 0.2

const round = (value: number, step: number) => Math.round(value / step) * step
const exact = (value: number) => Number(value.toFixed(2))

export function taskAt({ name, cycleMs, runMs, seed }: TaskDefinition, time: number): Schemas['CodesysTask'] {
  const drift = 2 * hash(seed, Math.floor(time / CHANGES_EVERY_MS)) - 1
  const share = (runMs / cycleMs) * (1 + drift * SPREAD)
  return {
    name,
    cycle_ms: cycleMs,
    // The more a task runs, the later others of the same core may start.
    jitter_ms: exact(round(cycleMs * 0.01 + share * cycleMs * 0.1 * (1 + drift), 0.01)),
    load_percent: exact(round(share * 100, 0.1))
  }
}

/** What all tasks together take of their core, in percent. */
export const loadOf = (tasks: readonly Schemas['CodesysTask'][]): number =>
  exact(tasks.reduce((sum, task) => sum + task.load_percent, 0))

/** What they take of the whole processor. */
export const processorLoad = (tasks: readonly Schemas['CodesysTask'][]): number => exact(loadOf(tasks) / CORES)
