import { opcUaTraceSettings as limits } from '../../../api/generated/limits/opcua-trace'
import {
  type OpcUaTraceCategory,
  type OpcUaTraceSettings,
  readOpcUaTraceSettings,
  saveOpcUaTraceSettings
} from '../../../api/opcua-trace'
import { integer, required } from '../../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../../lib/form/settings-form'
import type { Versioned } from '../../../lib/remote/versioned'
import { CATEGORIES } from './filters'

/** A check box for each category; the other names match those of the contract. */
export interface TraceValues extends Record<OpcUaTraceCategory, boolean> {
  level: OpcUaTraceSettings['level']
  file_mb: string
  files: string
  auto_off_minutes: string
}

export type TraceForm = SettingsForm<TraceValues, OpcUaTraceSettings>

export const createTraceForm = (loaded: Versioned<OpcUaTraceSettings>, onSaved: () => void): TraceForm =>
  createSettingsForm<OpcUaTraceSettings, TraceValues>({
    loaded,
    read: readOpcUaTraceSettings,
    write: (values, version) => saveOpcUaTraceSettings(settingsOf(values), version),
    valuesOf,
    rules: {
      file_mb: [required, integer(...limits.file_mb)],
      files: [required, integer(...limits.files)],
      auto_off_minutes: [required, integer(...limits.auto_off_minutes)]
    },
    onSaved
  })

function valuesOf({ level, categories, file_mb, files, auto_off_minutes }: OpcUaTraceSettings): TraceValues {
  const has = (category: OpcUaTraceCategory) => categories.includes(category)
  return {
    level,
    server: has('server'),
    session: has('session'),
    subscription: has('subscription'),
    security: has('security'),
    value: has('value'),
    discovery: has('discovery'),
    file_mb: String(file_mb),
    files: String(files),
    auto_off_minutes: String(auto_off_minutes)
  }
}

const settingsOf = (values: TraceValues): OpcUaTraceSettings => ({
  level: values.level,
  categories: CATEGORIES.filter(category => values[category]),
  file_mb: Number(values.file_mb),
  files: Number(values.files),
  auto_off_minutes: Number(values.auto_off_minutes)
})
