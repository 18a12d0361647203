import type { Seed } from '../state'
import { plantWeek } from './plant-week'
import type { RestartsSlice, StoredRestart } from './restarts-state'
import { lastWords, STARTED } from './system-lines'

const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const BOOT = 25 * SECOND
const RUNTIME = 'runtime: Bottling Line 2 is running'

/** With the first and the last lines of the run before it. */
function restart(
  origin: Pick<StoredRestart, 'cause' | 'username' | 'reason'>,
  { at, began }: { at: number; began: number }
): StoredRestart {
  const down = at - BOOT
  return {
    ...origin,
    at,
    upTimeSeconds: Math.round((down - began) / SECOND),
    lines: [{ at: began, text: STARTED }, { at: began + 8 * SECOND, text: RUNTIME }, ...lastWords(origin.cause, down)]
  }
}

/** A power cut while the plant was set up, a reset by the watchdog, and the planned restart of the week. */
function plantRestarts(now: number): StoredRestart[] {
  const { panelStarted } = plantWeek(now)
  const times = [now - 38 * DAY - 5 * HOUR, now - 31 * DAY - 2 * HOUR, now - 12 * DAY - 7 * HOUR, panelStarted]
  const [first = now, cut = now, reset = now, planned = now] = times
  return [
    restart({ cause: 'power' }, { at: cut, began: first }),
    restart({ cause: 'watchdog' }, { at: reset, began: cut }),
    restart({ cause: 'user', username: 'engineer', reason: 'Planned maintenance' }, { at: planned, began: reset })
  ]
}

export const restartsSeed: Seed<RestartsSlice> = {
  factoryNew: () => ({ restarts: [] }),
  runningPlant: now => ({ restarts: plantRestarts(now) })
}
