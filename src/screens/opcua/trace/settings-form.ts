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

const LARGEST_FILE = 10
const MOST_FILES = 10
const LONGEST_MINUTES = 1440

export const createTraceForm = (loaded: Versioned<OpcUaTraceSettings>, onSaved: () => void): TraceForm =>
  createSettingsForm<OpcUaTraceSettings, TraceValues>({
    loaded,
    read: readOpcUaTraceSettings,
    write: (values, version) => saveOpcUaTraceSettings(settingsOf(values), version),
    valuesOf,
    rules: {
      file_mb: [required, integer(1, LARGEST_FILE)],
      files: [required, integer(1, MOST_FILES)],
      auto_off_minutes: [required, integer(0, LONGEST_MINUTES)]
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
