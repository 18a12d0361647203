import { opcUaTraceSettings as limits } from '../../../api/generated/limits/opcua-trace'
import { type OpcUaTraceSettings, readOpcUaTraceSettings, saveOpcUaTraceSettings } from '../../../api/opcua-trace'
import { choice, number, setOf } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import { createSettingsForm } from '../../../lib/form/settings-form'
import type { Versioned } from '../../../lib/remote/versioned'
import { CATEGORIES } from './filters'
import { CATEGORY_TEXTS, LEVEL_TEXTS } from './texts'

const SETTINGS = fields<OpcUaTraceSettings, OpcUaTraceSettings>({
  level: choice('opcuaTrace.level', LEVEL_TEXTS, { hint: 'opcuaTrace.level.hint' }),
  categories: setOf('opcuaTrace.categories', (category, t) => t(CATEGORY_TEXTS[category]), { of: CATEGORIES }),
  file_mb: number('opcuaTrace.size', limits.file_mb, { hint: 'common.term.oneToTen' }),
  files: number('opcuaTrace.files', limits.files, { hint: 'opcuaTrace.files.hint' }),
  auto_off_minutes: number('opcuaTrace.autoOff', limits.auto_off_minutes, { hint: 'common.term.minutesOrNever' })
})

export const createTraceForm = (loaded: Versioned<OpcUaTraceSettings>, onSaved: () => void) =>
  createSettingsForm<OpcUaTraceSettings, Edited<OpcUaTraceSettings, OpcUaTraceSettings>>({
    ...SETTINGS,
    loaded,
    read: readOpcUaTraceSettings,
    write: (values, version) => saveOpcUaTraceSettings(SETTINGS.requestOf(values), version),
    onSaved
  })
