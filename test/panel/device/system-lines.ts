import type { RestartCause, SystemLine } from './restarts-state'

export const STARTED = 'system: started'

/** By how many milliseconds before the end each was written, and the text. */
type Words = readonly (readonly [before: number, text: string])[]

/** A power loss leaves no line of its own. */
const LAST_WORDS: Record<RestartCause, Words> = {
  power: [],
  undervoltage: [
    [1200, 'power: supply at 19.1 V, below 19.2 V'],
    [200, 'power: supply at 17.4 V, switching off']
  ],
  watchdog: [
    [60_000, 'runtime: no response for 30 s'],
    [30_000, 'runtime: no response for 60 s'],
    [0, 'watchdog: reset']
  ],
  crash: [
    [300, 'kernel: unable to handle page fault at 0000000000000028'],
    [0, 'kernel: panic, not syncing']
  ],
  user: [[0, 'system: restart requested by a user']],
  schedule: [[0, 'system: restart at its scheduled time']],
  update: [[0, 'system: restart for an update']]
}

/** What the system writes right before it goes down. */
export const lastWords = (cause: RestartCause, downAt: number): SystemLine[] =>
  LAST_WORDS[cause].map(([before, text]) => ({ at: downAt - before, text }))
