import { madeOnce } from '../device/made-once'
import type { Signal } from '../device/signals'
import type { AlarmDefinition } from './event-log-state'
import { type AlarmMemory, type Span, scan } from './scan'

export interface Watched {
  alarm: AlarmDefinition
  signal: Signal
}

export const NOTHING: Readonly<AlarmMemory> = { active: false, since: undefined, triggered: 0 }

/** What each alarm has been through in a span of time, and what it knows at its end. */
export const pastOf = madeOnce(({ pairs, span }: { pairs: Watched[]; span: Span }) =>
  pairs.map(({ alarm, signal }) => {
    const memory = { ...NOTHING }
    return { memory, transitions: [...scan(alarm, signal, memory, span)] }
  })
)
