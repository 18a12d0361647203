import type { FieldTexts } from '../../api/client/refusal-types'
import { webViewSettingsUpdate as limits } from '../../api/generated/limits/webview'
import {
  readWebViewSettings,
  saveWebViewSettings,
  type WebViewSettings,
  type WebViewSettingsFault
} from '../../api/webview'
import type { FieldErrors } from '../../lib/form/fields'
import { differsFrom, integer, length, pattern, printable, required, when } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import type { Versioned } from '../../lib/remote/versioned'
import { networkRules } from './network-rules'
import { type SettingsValues, updateOf, valuesOf } from './settings-values'

export type WebViewForm = SettingsForm<SettingsValues, WebViewSettings>

/** Numbers with a least and a most value. */
const NUMBERS = ['max_connections', 'idle_timeout_minutes', 'answer_seconds', 'hand_back_seconds'] as const

const NAME = /^[\w.-]*$/
const CODES: FieldTexts<WebViewSettingsFault> = {
  network: 'webviewSetting.networks.invalid',
  same_as_control: 'webviewSetting.password.same',
  already_exists: 'webviewSetting.username.same'
}

export const createWebViewForm = (
  loaded: Versioned<WebViewSettings>,
  onSaved: (stored: Versioned<WebViewSettings>) => void
): WebViewForm => {
  const form: WebViewForm = createSettingsForm<WebViewSettings, SettingsValues>({
    loaded,
    read: readWebViewSettings,
    write: (values, version) => saveWebViewSettings(updateOf(values), version),
    valuesOf,
    normalize: values => ({
      ...values,
      control_username: values.control_username.trim(),
      view_username: values.view_username.trim(),
      networks: values.networks.trim()
    }),
    rules: {
      control_username: nameRules(),
      view_username: [
        ...nameRules(),
        differsFrom<keyof SettingsValues>('control_username', 'webviewSetting.username.same')
      ],
      control_password: passwordRules,
      view_password: [
        ...passwordRules,
        differsFrom<keyof SettingsValues>('control_password', 'webviewSetting.password.same')
      ],
      ...limitRules(),
      networks: [when(({ network_rule }) => network_rule !== 'any', required), ...networkRules]
    },
    check: values => check(values, form.$stored.get()),
    codes: CODES,
    onSaved
  })
  return form
}

const nameRules = () => [length(...limits.control_username), pattern(NAME, 'webviewSetting.username.shape')]
const passwordRules = [printable, length(...limits.control_password)]

const limitRules = () =>
  Object.fromEntries(
    NUMBERS.map(field => {
      const [least, most] = limits[field]
      return [field, [required, integer(least, most)]]
    })
  )

/** A user without a password could not log in, and nobody could without a user. */
function check(values: SettingsValues, stored: WebViewSettings): FieldErrors<SettingsValues> {
  const { enabled, control_username, control_password, view_username, view_password } = values
  const errors: FieldErrors<SettingsValues> = {}
  if (enabled && !control_username && !view_username) errors.control_username = 'webviewSetting.username.missing'
  if (control_username && !control_password && !stored.control_password_set) errors.control_password = 'errors.required'
  if (view_username && !view_password && !stored.view_password_set) errors.view_password = 'errors.required'
  return errors
}
