import type { Schemas } from '../../../src/api/generated/schema'
import type { FieldFaults } from '../http/handler-types'
import { parseNetwork } from './networks'
import type { WebViewSettings } from './webview-state'

type Update = Schemas['WebViewSettingsUpdate']
type Faults = FieldFaults<'PUT /features/webview/settings', 400>

/** What the panel keeps after a save: the password of a user stays until another one is sent, or the user is removed. */
export function updatedSettings(before: WebViewSettings, update: Update): WebViewSettings {
  const kept = (role: 'control' | 'view') =>
    update[`${role}_username`] === '' ? '' : (update[`${role}_password`] ?? before[`${role}_password`])
  return { ...update, control_password: kept('control'), view_password: kept('view') }
}

export function settingsFaults(before: WebViewSettings, update: Update): Faults {
  const after = updatedSettings(before, update)
  return { ...networkFaults(after), ...userFaults(after) }
}

function userFaults({ enabled, ...users }: WebViewSettings): Faults {
  const { control_username, control_password, view_username, view_password } = users
  const faults: Faults = {}
  if (enabled && control_username === '' && view_username === '') faults.control_username = 'required'
  if (control_username !== '' && control_password === '') faults.control_password = 'required'
  if (view_username !== '' && view_password === '') faults.view_password = 'required'
  if (control_username === '' || view_username === '') return faults
  if (control_username.toLowerCase() === view_username.toLowerCase()) faults.view_username = 'already_exists'
  if (view_password !== '' && control_password === view_password) faults.view_password = 'same_as_control'
  return faults
}

function networkFaults({ network_rule: rule, networks }: WebViewSettings): Faults {
  if (rule !== 'any' && networks.length === 0) return { networks: 'too_few' }
  if (networks.some(network => !parseNetwork(network))) return { networks: 'network' }
  return new Set(networks).size < networks.length ? { networks: 'duplicate' } : {}
}
