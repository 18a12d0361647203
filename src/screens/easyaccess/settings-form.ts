import {
  type EasyAccessSettings,
  type EasyAccessUpdate,
  readEasyAccessSettings,
  saveEasyAccessSettings
} from '../../api/easyaccess'
import { easyAccessUpdate } from '../../api/generated/limits/easyaccess'
import { length, nonEmpty, oneLine, port, type Rule, required, trimmed, when } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { host } from '../../lib/network/host-rules'
import type { Versioned } from '../../lib/remote/versioned'

/** Named as in the contract, so that field errors of the panel can be assigned. */
export interface SettingsValues {
  server_location: EasyAccessSettings['server_location']
  proxy: boolean
  proxy_type: EasyAccessSettings['proxy_type']
  proxy_host: string
  proxy_port: string
  proxy_username: string
  proxy_password: string
  start_with_system: boolean
  pass_through: boolean
}

export type EasyAccessForm = SettingsForm<SettingsValues, EasyAccessSettings>

export function createEasyAccessForm(
  loaded: Versioned<EasyAccessSettings>,
  onSaved: (stored: Versioned<EasyAccessSettings>) => void
): EasyAccessForm {
  const form: EasyAccessForm = createSettingsForm<EasyAccessSettings, SettingsValues>({
    loaded,
    read: readEasyAccessSettings,
    write: (values, version) => saveEasyAccessSettings(updateOf(values), version),
    valuesOf,
    rules: rulesOf(() => form.$stored.get()),
    onSaved
  })
  return form
}

export function valuesOf({ proxy_password_set: _, ...settings }: EasyAccessSettings): SettingsValues {
  return { ...settings, proxy_port: String(settings.proxy_port), proxy_password: '' }
}

/** An empty password is left out; others are sent untrimmed. */
export function updateOf({ proxy_password: password, ...values }: SettingsValues): EasyAccessUpdate {
  return {
    ...values,
    proxy_host: values.proxy_host.trim(),
    proxy_port: Number(values.proxy_port),
    proxy_username: values.proxy_username.trim(),
    ...(password && { proxy_password: password })
  }
}

/** A stored password goes only to the proxy and the user that it was set for. */
export function needsPassword(values: SettingsValues, stored: EasyAccessSettings): boolean {
  const update = updateOf(values)
  const destination = ['proxy_type', 'proxy_host', 'proxy_port', 'proxy_username'] as const
  const isOther = destination.some(name => update[name] !== stored[name])
  return values.proxy && update.proxy_username !== '' && (isOther || !stored.proxy_password_set)
}

const withProxy = ({ proxy }: SettingsValues) => proxy

export const rulesOf = (
  stored: () => EasyAccessSettings
): { [F in keyof SettingsValues]?: readonly Rule<SettingsValues>[] } => ({
  proxy_host: [when(withProxy, required), when(withProxy, trimmed(host))],
  proxy_port: [required, port],
  proxy_username: [oneLine, trimmed(length(...easyAccessUpdate.proxy_username))],
  proxy_password: [
    when(values => needsPassword(values, stored()), nonEmpty),
    length(...easyAccessUpdate.proxy_password)
  ]
})
