import type { Seed } from '../../state'
import { REJECTIONS, sentence } from './sentences'
import { addLine } from './trace-files'
import type { LogCategory, LogLevel, OpcuaTraceSlice } from './trace-state'

const SECOND = 1000
const DAY = 86_400 * SECOND

/** What the certificates of the seed have led to, by the time since then. */
const PAST: readonly [number, LogLevel, LogCategory, string][] = [
  [30 * DAY, 'warning', 'security', 'A session was ended because its certificate is no longer trusted'],
  [
    2 * DAY,
    'warning',
    'security',
    sentence('MesGateway from 192.168.10.21 was rejected', REJECTIONS.certificate_invalid)
  ],
  [
    95 * SECOND,
    'warning',
    'security',
    sentence('UaExpert from 192.168.10.88 was rejected', REJECTIONS.certificate_untrusted)
  ]
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
    for (const [ago, level, category, text] of PAST) addLine(opcuaTrace, { time: now - ago, level, category, text })
    return { opcuaTrace }
  }
}
