import type { FieldTexts } from '../../../api/client/refusal-types'
import { opcUaLimits, opcUaSettings } from '../../../api/generated/limits/opcua'
import {
  type OpcUaPolicy,
  type OpcUaSettings,
  type OpcUaSettingsFault,
  readOpcUaSettings,
  saveOpcUaSettings
} from '../../../api/opcua/server'
import { choiceOf, flag, number, port, setOf, text } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import { type FieldErrors, fieldsOf } from '../../../lib/form/fields'
import { oneLine } from '../../../lib/form/rules'
import { type SettingsForm, settingsForm } from '../../../lib/form/settings-form'
import type { Versioned } from '../../../lib/remote/versioned'
import type { Translator } from '../../../lib/text/i18n'
import { joinDetail } from '../../../lib/text/join'
import { lanText } from '../../../stores/ports/lan-ports'
import { PORT_CODES } from '../../../stores/ports/port-faults'
import { MODE_NAMES, POLICY_NAMES } from './texts'

/** The most secure first. */
export const POLICIES = [
  'Aes256_Sha256_RsaPss',
  'Aes128_Sha256_RsaOaep',
  'Basic256Sha256',
  'Basic256',
  'Basic128Rsa15',
  'None'
] as const satisfies readonly OpcUaPolicy[]

/** Broken, and only old clients need them. */
export const isDeprecated = (policy: OpcUaPolicy) => policy === 'Basic256' || policy === 'Basic128Rsa15'

export const TOKENS = ['username', 'certificate', 'anonymous'] as const

const MODES = {
  SignAndEncrypt: ['SignAndEncrypt'],
  both: ['Sign', 'SignAndEncrypt'],
  Sign: ['Sign']
} as const satisfies Record<string, OpcUaSettings['modes']>

export type ModeChoice = keyof typeof MODES

type Nested = Pick<OpcUaSettings, 'tokens' | 'limits'>
/** Each with a field of its own, named as in the contract. */
type Flat = Omit<OpcUaSettings, keyof Nested> & Nested['tokens'] & Nested['limits']
export type OpcUaSettingsValues = Omit<Edited<Flat, Flat>, 'modes'> & { modes: ModeChoice }

export type OpcUaSettingsForm = SettingsForm<OpcUaSettingsValues, OpcUaSettings>

/** What a remedy changes; its policies are added. */
export type SettingsChange = Partial<OpcUaSettingsValues>

const CODES: FieldTexts<OpcUaSettingsFault> = {
  unknown: 'opcuaServer.interface.unknown',
  ...PORT_CODES,
  port_in_use: 'opcuaServer.failure.portInUse'
}

/** Whether messages can be signed at all. */
export const isSecured = ({ policies }: Pick<OpcUaSettings, 'policies'>) => policies.some(policy => policy !== 'None')
const ordered = (policies: readonly OpcUaPolicy[]) => POLICIES.filter(policy => policies.includes(policy))

export const policyText = (policy: OpcUaPolicy, t: Translator['t']) =>
  isDeprecated(policy) ? joinDetail(POLICY_NAMES[policy], t('opcuaServer.policy.deprecated')) : POLICY_NAMES[policy]

export const SETTINGS = fields<Flat, Flat, OpcUaSettingsValues>({
  application_name: text('opcuaServer.applicationName', opcUaSettings.application_name, {
    trim: true,
    required: true,
    hint: 'opcuaServer.applicationName.hint',
    rules: [oneLine]
  }),
  port: port('common.term.port', { hint: 'opcuaServer.port.hint' }),
  interface: choiceOf([], 'opcuaServer.interface', (id, t) =>
    id === 'all' ? t('opcuaServer.interface.all') : lanText(id, t)
  ),
  autostart: flag('common.term.autostart'),
  policies: {
    ...setOf('opcuaServer.policies', policyText, { of: POLICIES, hint: 'opcuaServer.policies.hint' }),
    parse: ordered
  },
  modes: {
    ...choiceOf(
      fieldsOf(MODES),
      'opcuaServer.mode',
      (mode, t) => (mode === 'Sign' || mode === 'SignAndEncrypt' ? MODE_NAMES[mode] : t('opcuaServer.mode.both')),
      { applies: isSecured }
    ),
    parse: modeOf,
    print: mode => [...MODES[mode]]
  },
  username: flag('opcuaServer.token.username', { hint: 'opcuaServer.token.username.hint' }),
  certificate: flag('opcuaServer.token.certificate', { hint: 'opcuaServer.token.certificate.hint' }),
  anonymous: flag('opcuaServer.anonymous', { hint: 'opcuaServer.token.anonymous.hint' }),
  min_sampling_ms: number('opcuaServer.limit.sampling', opcUaLimits.min_sampling_ms, { unit: 'units.milliseconds' }),
  min_publishing_ms: number('opcuaServer.limit.publishing', opcUaLimits.min_publishing_ms, {
    unit: 'units.milliseconds'
  }),
  max_sessions: number('opcuaServer.limit.sessions', opcUaLimits.max_sessions),
  max_subscriptions: number('opcuaServer.limit.subscriptions', opcUaLimits.max_subscriptions),
  max_items: number('opcuaServer.limit.items', opcUaLimits.max_items),
  session_timeout_s: number('opcuaServer.limit.timeout', opcUaLimits.session_timeout_s, { unit: 'units.seconds' }),
  max_keep_alive: number('opcuaServer.limit.keepAlive', opcUaLimits.max_keep_alive),
  max_queue: number('opcuaServer.limit.queue', opcUaLimits.max_queue)
})

export function createOpcUaSettingsForm(
  loaded: Versioned<OpcUaSettings>,
  { policies = [], ...change }: SettingsChange,
  onSaved: (stored: Versioned<OpcUaSettings>) => void
): OpcUaSettingsForm {
  const form: OpcUaSettingsForm = settingsForm(
    { ...SETTINGS, valuesOf, requestOf },
    { read: readOpcUaSettings, save: saveOpcUaSettings, check: validate, codes: CODES, onSaved }
  )(loaded)
  form.set('policies', ordered([...form.$values.get().policies, ...policies]))
  for (const field of fieldsOf(change)) {
    const value = change[field]
    if (value !== undefined) form.set(field, value)
  }
  return form
}

/** Without any, the choice that is recommended: it has no effect as long as messages are not secured. */
function modeOf(modes: OpcUaSettings['modes']): ModeChoice {
  if (!modes.includes('Sign')) return 'SignAndEncrypt'
  return modes.includes('SignAndEncrypt') ? 'both' : 'Sign'
}

const valuesOf = ({ tokens, limits, ...rest }: OpcUaSettings): OpcUaSettingsValues =>
  SETTINGS.valuesOf({ ...rest, ...tokens, ...limits })

function requestOf(values: OpcUaSettingsValues): OpcUaSettings {
  const {
    application_name,
    port,
    interface: reachable,
    autostart,
    policies,
    modes,
    ...rest
  } = SETTINGS.requestOf(values)
  const { anonymous, username, certificate, ...limits } = rest
  const tokens = { anonymous, username, certificate }
  return { application_name, port, interface: reachable, autostart, policies, modes, tokens, limits }
}

/** Rules that involve several fields. */
function validate(values: OpcUaSettingsValues): FieldErrors<OpcUaSettingsValues> {
  const errors: FieldErrors<OpcUaSettingsValues> = {}
  if (values.policies.length === 0) errors.policies = 'opcuaServer.policies.required'
  if (!values.anonymous && !values.username && !values.certificate) errors.username = 'opcuaServer.tokens.required'
  return errors
}
