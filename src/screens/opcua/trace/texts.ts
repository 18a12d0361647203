import type { OpcUaTraceCategory, OpcUaTraceLineLevel, OpcUaTraceSettings } from '../../../api/opcua/trace'
import type { MessageKey } from '../../../lib/text/message'
import type { Tone } from '../../../ui/status/status-badge'

export const LEVEL_TEXTS: Record<OpcUaTraceSettings['level'], MessageKey> = {
  none: 'common.term.none',
  error: 'common.term.error',
  warning: 'opcuaTrace.level.warning',
  info: 'opcuaTrace.level.info',
  debug: 'opcuaTrace.level.debug'
}

export const LEVEL_TONES: Record<OpcUaTraceLineLevel, Tone> = {
  error: 'bad',
  warning: 'warn',
  info: 'info',
  debug: 'plain'
}

export const CATEGORY_TEXTS: Record<OpcUaTraceCategory, MessageKey> = {
  server: 'common.term.server',
  session: 'common.term.sessions',
  subscription: 'opcuaTrace.category.subscription',
  security: 'common.term.security',
  value: 'common.term.values',
  discovery: 'common.term.discovery'
}
