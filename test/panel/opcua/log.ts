import type { DeviceClock } from '../device/device-clock'
import type { Power } from '../device/power'
import type { PanelState } from '../state'
import { addLine, dropOldFiles } from './trace/trace-files'
import type { LogCategory, LogLevel, LogLine, TraceSettings } from './trace/trace-state'

const SEVERITY = ['none', 'error', 'warning', 'info', 'debug'] as const
const MINUTE = 60_000
/** The level after the automatic end of `debug`. */
const CALM = 'warning'

interface Context {
  clock: DeviceClock
  state: PanelState
  power: Power
}

export type OpcuaLog = ReturnType<typeof createOpcuaLog>

export const isAtLeast = (level: LogLevel, least: TraceSettings['level']): boolean =>
  SEVERITY.indexOf(level) <= SEVERITY.indexOf(least)

/** What the server reports about its work, as far as the settings want it recorded. */
export function createOpcuaLog({ clock, state, power }: Context) {
  let autoOff: { at: number; cancel: () => void } | undefined

  const add = (level: LogLevel, category: LogCategory, text: string): void => {
    const { settings } = state.opcuaTrace
    if (!isAtLeast(level, settings.level) || !settings.categories.includes(category)) return
    addLine(state.opcuaTrace, { time: clock.now(), level, category, text })
  }

  const endDebug = () => {
    autoOff = undefined
    add('warning', 'server', `The trace level returns to ${CALM}`)
    state.opcuaTrace.settings = { ...state.opcuaTrace.settings, level: CALM }
  }

  /** Also after a restart of the panel, so that a forgotten debug level ends. */
  const watchDebug = () => {
    const { level, auto_off_minutes: minutes } = state.opcuaTrace.settings
    autoOff?.cancel()
    autoOff = undefined
    if (level !== 'debug' || minutes === 0) return
    autoOff = { at: clock.elapsed() + minutes * MINUTE, cancel: clock.after(minutes * MINUTE, endDebug) }
  }
  watchDebug()
  power.onStop(() => {
    autoOff?.cancel()
    autoOff = undefined
  })
  power.onStart(watchDebug)

  return {
    add,

    /** Oldest first. */
    lines: (): readonly LogLine[] => state.opcuaTrace.files.flatMap(({ lines }) => lines),

    autoOffSeconds: (): number | null =>
      autoOff ? Math.max(0, Math.ceil((autoOff.at - clock.elapsed()) / 1000)) : null,

    configure(settings: TraceSettings): void {
      state.opcuaTrace.settings = settings
      dropOldFiles(state.opcuaTrace)
      watchDebug()
    },

    clear(): void {
      state.opcuaTrace.files = []
    }
  }
}
