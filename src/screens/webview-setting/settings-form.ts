import type { FieldTexts } from '../../api/client/refusal-types'
import { webViewSettingsUpdate as limits } from '../../api/generated/limits/webview'
import {
  readWebViewSettings,
  saveWebViewSettings,
  type WebViewSettings,
  type WebViewSettingsFault,
  type WebViewSettingsUpdate
} from '../../api/webview'
import { choice, flag, NAME, number, type SecretOptions, secret, text } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import type { FieldErrors } from '../../lib/form/fields'
import { differsFrom, pattern, printable } from '../../lib/form/rules'
import { type SettingsForm, settingsForm } from '../../lib/form/settings-form'
import { networksIn } from '../../lib/network/networks'
import type { Versioned } from '../../lib/remote/versioned'
import { networkRules } from './network-rules'
import { GRANTED_BY, NETWORK_RULES, UNANSWERED } from './texts'

/** The networks are in one line, separated by commas. */
export type SettingsValues = Omit<Edited<WebViewSettings, WebViewSettingsUpdate>, 'networks'> & { networks: string }

export type WebViewForm = SettingsForm<SettingsValues, WebViewSettings>

const USERNAME = /^[\w.-]*$/
const CODES: FieldTexts<WebViewSettingsFault> = {
  network: 'webviewSetting.networks.invalid',
  same_as_control: 'common.password.sameAsControl',
  already_exists: 'webviewSetting.username.same'
}

const username = { chars: NAME, trim: true, rules: [pattern(USERNAME, 'common.usernameCharacters')] }
const password: SecretOptions<SettingsValues> = {
  hints: ['webviewSetting.password.set', 'webviewSetting.password.notSet'],
  rules: [printable]
}
const SETTINGS = fields<WebViewSettings, WebViewSettingsUpdate, SettingsValues>({
  enabled: flag('webviewSetting.enabled', { hint: 'webviewSetting.enabled.hint' }),
  control_username: text('webviewSetting.controlUser', limits.control_username, username),
  control_password: secret('common.term.controlPassword', limits.control_password, password),
  view_username: text('webviewSetting.viewUser', limits.view_username, {
    ...username,
    rules: [...username.rules, differsFrom('control_username', 'webviewSetting.username.same')]
  }),
  view_password: secret('common.term.viewOnlyPassword', limits.view_password, {
    ...password,
    rules: [printable, differsFrom('control_password', 'common.password.sameAsControl')]
  }),
  max_connections: number('webviewSetting.maxConnections', limits.max_connections, { hint: 'common.term.range' }),
  idle_timeout_minutes: number('webviewSetting.idleTimeout', limits.idle_timeout_minutes, {
    hint: 'common.term.zeroToNever',
    unit: 'units.minutes'
  }),
  granted_by: choice('webviewSetting.grantedBy', GRANTED_BY, { control: 'radio' }),
  answer_seconds: number('webviewSetting.answerSeconds', limits.answer_seconds, {
    hint: 'common.term.range',
    unit: 'units.seconds'
  }),
  unanswered: choice('webviewSetting.unanswered', UNANSWERED, {
    control: 'radio',
    hint: ({ granted_by }) => (granted_by === 'panel' ? 'webviewSetting.unanswered.panel' : undefined)
  }),
  hand_back_seconds: number('webviewSetting.handBack', limits.hand_back_seconds, {
    hint: 'common.term.zeroToNever',
    unit: 'units.seconds'
  }),
  local_priority: flag('webviewSetting.localPriority', { hint: 'webviewSetting.localPriority.hint' }),
  safety_question: flag('webviewSetting.safetyQuestion', { hint: 'webviewSetting.safetyQuestion.hint' }),
  network_rule: choice('common.term.allowedNetworks', NETWORK_RULES, { control: 'radio' }),
  networks: {
    ...text('webviewSetting.networks', undefined, {
      applies: ({ network_rule }) => network_rule !== 'any',
      required: true,
      trim: true,
      rules: networkRules
    }),
    parse: networks => networks.join(', '),
    print: networksIn
  }
})

/** The password of a user is not sent without one. */
function updateOf(values: SettingsValues): WebViewSettingsUpdate {
  const { control_password, view_password, ...rest } = SETTINGS.requestOf(values)
  return {
    ...rest,
    ...(control_password && rest.control_username && { control_password }),
    ...(view_password && rest.view_username && { view_password })
  }
}

export const createWebViewForm = (onSaved: (stored: Versioned<WebViewSettings>) => void) =>
  settingsForm(
    { ...SETTINGS, requestOf: updateOf },
    { read: readWebViewSettings, save: saveWebViewSettings, check: validate, codes: CODES, onSaved }
  )

/** A user without a password could not log in, and nobody could without a user. */
function validate(values: SettingsValues): FieldErrors<SettingsValues> {
  const { enabled, control_username, control_password, view_username, view_password } = values
  const errors: FieldErrors<SettingsValues> = {}
  if (enabled && !control_username && !view_username) errors.control_username = 'webviewSetting.username.missing'
  if (control_username && !control_password && !values.control_password_set) errors.control_password = 'errors.required'
  if (view_username && !view_password && !values.view_password_set) errors.view_password = 'errors.required'
  return errors
}
