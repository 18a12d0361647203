import type { DeviceClock } from './device-clock'
import { note } from './happenings'
import type { PanelState } from './state'

export type Power = ReturnType<typeof createPower>

/** Whether the panel runs, since when, and what a stop does to the data logs. */
export function createPower(clock: DeviceClock, state: PanelState, forget: () => void) {
  let startedAt = clock.elapsed() - state.upTimeSeconds * 1000
  let running = true
  let cancelStart = () => {}
  const stopped: (() => void)[] = []
  const started: (() => void)[] = []

  const logging = () => state.dataLogs.filter(({ stretches }) => stretches.length > 0)

  const stopLogging = (time: number) => {
    for (const { stretches } of logging()) for (const stretch of stretches) stretch.until ??= time
  }

  const startLogging = (time: number) => {
    for (const { stretches } of logging()) stretches.push({ from: time })
  }

  const start = () => {
    running = true
    startedAt = clock.elapsed()
    startLogging(clock.now())
    state.restartNeeded = false
    note(state, clock.now(), 'panel_restarted', 'info')
    if (state.project) Object.assign(state.project, { state: 'running', since: clock.now() })
    for (const listener of started) listener()
  }

  clock.onSet((before, after) => {
    if (!running) return
    stopLogging(before)
    startLogging(after)
  })

  return {
    isRunning: () => running,
    startedAt: () => startedAt,
    onStop: (listener: () => void) => void stopped.push(listener),
    onStart: (listener: () => void) => void started.push(listener),

    /** Nothing answers for so many seconds, and what was only in memory is gone. */
    restart(seconds: number): void {
      cancelStart()
      if (running) stopLogging(clock.now())
      running = false
      forget()
      for (const listener of stopped) listener()
      if (seconds > 0) cancelStart = clock.after(seconds * 1000, start)
      else start()
    }
  }
}
