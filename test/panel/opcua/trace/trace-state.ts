import type { Schemas } from '../../../../src/api/generated/schema'

export type LogLevel = Schemas['OpcUaTraceLineLevel']
export type LogCategory = Schemas['OpcUaTraceCategory']
export type TraceSettings = Schemas['OpcUaTraceSettings']

export interface LogLine {
  number: number
  /** Wall-clock milliseconds. */
  time: number
  level: LogLevel
  category: LogCategory
  text: string
}

export interface LogFile {
  lines: LogLine[]
  bytes: number
}

export interface OpcuaTraceSlice {
  opcuaTrace: {
    settings: TraceSettings
    /** The oldest first; lines are added to the last. */
    files: LogFile[]
    /** The last number given. */
    newest: number
  }
}
