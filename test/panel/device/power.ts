import { startLogging, stopLogging } from '../data-log/logging'
import type { PanelState } from '../state'
import type { DeviceClock } from './device-clock'
import type { RestartOrigin } from './restarts-state'

/** By someone at the panel itself. */
const AT_PANEL: RestartOrigin = { cause: 'user' }

export type Power = ReturnType<typeof createPower>

/** Only another MTU waits for it: everything else takes effect when it is saved, or with a restart of its service. */
export const isRestartNeeded = ({ ethernet }: PanelState): boolean =>
  ethernet.some(({ settings, mtuInUse }) => settings.mtu !== mtuInUse)

/** Whether the panel runs, since when, and what a stop does to the data logs. */
export function createPower(clock: DeviceClock, state: PanelState, forget: () => void) {
  let startedAt = clock.elapsed() - state.upTimeSeconds * 1000
  let running = true
  let cancelStart = () => {}
  const stopped: ((origin: RestartOrigin) => void)[] = []
  const started: ((origin: RestartOrigin) => void)[] = []

  const start = (origin: RestartOrigin) => {
    running = true
    startedAt = clock.elapsed()
    // A project that is being replaced is started by its update job.
    if (state.project && state.project.state !== 'updating')
      Object.assign(state.project, { state: 'running', since: clock.now() })
    startLogging(state, clock.now())
    for (const port of state.ethernet) port.mtuInUse = port.settings.mtu
    for (const listener of started) listener(origin)
  }

  clock.onSet((before, after) => {
    if (!running) return
    stopLogging(state, before)
    startLogging(state, after)
  })

  return {
    isRunning: () => running,
    startedAt: () => startedAt,
    onStop: (listener: (origin: RestartOrigin) => void) => void stopped.push(listener),
    onStart: (listener: (origin: RestartOrigin) => void) => void started.push(listener),

    /** The panel does not respond for `seconds`, and its memory is lost. */
    restart(seconds: number, origin: RestartOrigin = AT_PANEL): void {
      cancelStart()
      if (running) stopLogging(state, clock.now())
      running = false
      forget()
      for (const listener of stopped) listener(origin)
      if (seconds > 0) cancelStart = clock.after(seconds * 1000, () => start(origin))
      else start(origin)
    }
  }
}
