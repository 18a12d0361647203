import type { Seed } from '../../state'
import { addLine } from './trace-files'
import type { LogCategory, LogLevel, OpcuaTraceSlice } from './trace-state'

const MINUTE = 60_000

/** Minutes ago. */
const PAST: readonly [number, LogLevel, LogCategory, string][] = [
  [212, 'warning', 'server', 'The server was started after the power had failed'],
  [180, 'warning', 'security', 'MesGateway from 192.168.10.90 was rejected: certificate_invalid'],
  [96, 'error', 'value', 'Line PLC does not respond: Filler/Speed is bad'],
  [95, 'warning', 'value', 'Line PLC responds again after 41 s'],
  [58, 'warning', 'session', 'PlantHistorian from 192.168.10.20 lost its connection'],
  [37, 'warning', 'subscription', 'PlantHistorian: the queue of Filler/Speed overflowed, 12 values are lost'],
  [4, 'warning', 'security', 'UaExpert from 192.168.10.88 was rejected: certificate_untrusted']
]

const empty = (): OpcuaTraceSlice['opcuaTrace'] => ({
  settings: {
    level: 'warning',
    categories: ['server', 'session', 'subscription', 'security', 'value', 'discovery'],
    file_mb: 2,
    files: 5,
    auto_off_minutes: 30
  },
  files: [],
  newest: 0
})

export const opcuaTraceSeed: Seed<OpcuaTraceSlice> = {
  factoryNew: () => ({ opcuaTrace: empty() }),

  runningPlant(now) {
    const opcuaTrace = empty()
    for (const [minutes, level, category, text] of PAST)
      addLine(opcuaTrace, { time: now - minutes * MINUTE, level, category, text })
    return { opcuaTrace }
  }
}
