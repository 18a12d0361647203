import type { DeviceClock } from '../device/device-clock'

export type LogLevel = 'error' | 'warning' | 'info' | 'debug'
export type LogCategory = 'server' | 'session' | 'subscription' | 'security' | 'value' | 'discovery'

export interface LogLine {
  /** Wall-clock milliseconds. */
  time: number
  level: LogLevel
  category: LogCategory
  text: string
}

const MOST_LINES = 1000

export type OpcuaLog = ReturnType<typeof createOpcuaLog>

/** What the server reports about its work: the newest lines. */
export function createOpcuaLog(clock: DeviceClock) {
  let lines: LogLine[] = []
  const listeners: ((line: LogLine) => void)[] = []

  return {
    add(level: LogLevel, category: LogCategory, text: string): void {
      const line = { time: clock.now(), level, category, text }
      lines = [...lines.slice(1 - MOST_LINES), line]
      for (const listener of listeners) listener(line)
    },
    /** Oldest first. */
    lines: (): readonly LogLine[] => lines,
    onLine: (listener: (line: LogLine) => void) => void listeners.push(listener)
  }
}
