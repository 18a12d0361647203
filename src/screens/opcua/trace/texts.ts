import type { OpcUaTraceCategory, OpcUaTraceLineLevel, OpcUaTraceSettings } from '../../../api/opcua-trace'
import type { Translator } from '../../../lib/text/i18n'
import type { MessageKey } from '../../../lib/text/message'
import type { Tone } from '../../../ui/status/status-badge'

export const SETTING_LEVELS = ['none', 'error', 'warning', 'info', 'debug'] as const

export const LEVEL_TEXTS: Record<OpcUaTraceSettings['level'], MessageKey> = {
  none: 'opcuaTrace.level.none',
  error: 'opcuaTrace.level.error',
  warning: 'opcuaTrace.level.warning',
  info: 'opcuaTrace.level.info',
  debug: 'opcuaTrace.level.debug'
}

export const LEVEL_TONES: Record<OpcUaTraceLineLevel, Tone> = {
  error: 'bad',
  warning: 'warn',
  info: 'info',
  debug: 'off'
}

export const CATEGORY_TEXTS: Record<OpcUaTraceCategory, MessageKey> = {
  server: 'opcuaTrace.category.server',
  session: 'opcuaTrace.category.session',
  subscription: 'opcuaTrace.category.subscription',
  security: 'opcuaTrace.category.security',
  value: 'opcuaTrace.category.value',
  discovery: 'opcuaTrace.category.discovery'
}

export const settingsLabels = (t: Translator['t']) => ({
  level: t('opcuaTrace.level'),
  server: t('opcuaTrace.category.server'),
  session: t('opcuaTrace.category.session'),
  subscription: t('opcuaTrace.category.subscription'),
  security: t('opcuaTrace.category.security'),
  value: t('opcuaTrace.category.value'),
  discovery: t('opcuaTrace.category.discovery'),
  file_mb: t('opcuaTrace.size'),
  files: t('opcuaTrace.files'),
  auto_off_minutes: t('opcuaTrace.autoOff')
})
