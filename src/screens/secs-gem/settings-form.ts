import { secsGemSettings } from '../../api/generated/limits/secs-gem'
import { readSecsGemSettings, type SecsGemSettings, saveSecsGemSettings } from '../../api/secs-gem'
import { integer, port, type Rule, required, trimmed, when } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { ipv4 } from '../../lib/network/ipv4-rules'
import type { Versioned } from '../../lib/remote/versioned'

/** Named as in the contract, so that field errors of the panel can be assigned. */
export interface SettingsValues extends Record<NumberName, string> {
  enabled: boolean
  mode: SecsGemSettings['mode']
  host: string
}

export type SecsGemForm = SettingsForm<SettingsValues, SecsGemSettings>

export type NumberName = (typeof NUMBERS)[number]

const NUMBERS = ['port', 'device', 't3_s', 't5_s', 't6_s', 't7_s', 't8_s', 'linktest_s'] as const

const isActive = ({ mode }: SettingsValues) => mode === 'active'

/** The values of the numbers, each changed by `change`. */
const numbers = <A, B>(values: Record<NumberName, A>, change: (value: A) => B): Record<NumberName, B> =>
  // NUMBERS has every name.
  Object.fromEntries(NUMBERS.map(name => [name, change(values[name])])) as Record<NumberName, B>

const valuesOf = (settings: SecsGemSettings): SettingsValues => ({ ...settings, ...numbers(settings, String) })

/** As the contract has it. */
const settingsOf = (values: SettingsValues): SecsGemSettings => ({
  ...values,
  ...numbers(values, Number),
  host: values.host.trim()
})

const between = (name: NumberName): readonly Rule<unknown>[] => {
  const [first, last] = secsGemSettings[name]
  return [required, integer(first, last)]
}

const rules: { [F in keyof SettingsValues]?: readonly Rule<SettingsValues>[] } = {
  host: [when(isActive, required), when(isActive, trimmed(ipv4))],
  port: [required, port],
  device: between('device'),
  t3_s: between('t3_s'),
  t5_s: between('t5_s'),
  t6_s: between('t6_s'),
  t7_s: between('t7_s'),
  t8_s: between('t8_s'),
  linktest_s: between('linktest_s')
}

export const createSecsGemForm = (
  loaded: Versioned<SecsGemSettings>,
  onSaved: (stored: Versioned<SecsGemSettings>) => void
): SecsGemForm =>
  createSettingsForm<SecsGemSettings, SettingsValues>({
    loaded,
    read: readSecsGemSettings,
    write: (values, version) => saveSecsGemSettings(settingsOf(values), version),
    valuesOf,
    rules,
    onSaved
  })
