import type { FieldTexts } from '../../../api/client/refusal-types'
import { opcUaLimits, opcUaSettings } from '../../../api/generated/limits/opcua'
import {
  type OpcUaPolicy,
  type OpcUaSettings,
  type OpcUaSettingsFault,
  readOpcUaSettings,
  saveOpcUaSettings
} from '../../../api/opcua'
import type { FieldErrors } from '../../../lib/form/fields'
import { fieldsOf } from '../../../lib/form/fields'
import { integer, length, oneLine, port, required } from '../../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../../lib/form/settings-form'
import type { Versioned } from '../../../lib/remote/versioned'

/** The most secure first; `deprecated` ones are broken, and only old clients need them. */
export const POLICIES = [
  { id: 'Aes256_Sha256_RsaPss', deprecated: false },
  { id: 'Aes128_Sha256_RsaOaep', deprecated: false },
  { id: 'Basic256Sha256', deprecated: false },
  { id: 'Basic256', deprecated: true },
  { id: 'Basic128Rsa15', deprecated: true },
  { id: 'None', deprecated: false }
] as const satisfies readonly { id: OpcUaPolicy; deprecated: boolean }[]

const MODES = {
  SignAndEncrypt: ['SignAndEncrypt'],
  Sign: ['Sign'],
  both: ['Sign', 'SignAndEncrypt']
} as const satisfies Record<string, OpcUaSettings['modes']>

export type ModeChoice = keyof typeof MODES
export const MODE_CHOICES: readonly ModeChoice[] = ['SignAndEncrypt', 'both', 'Sign']

export const isDeprecated = (policy: OpcUaPolicy) => POLICIES.some(({ id, deprecated }) => id === policy && deprecated)

type LimitValues = Record<keyof OpcUaSettings['limits'], string>
type TokenValues = OpcUaSettings['tokens']

/** Names match those of the contract, so that the panel's errors are shown at their fields. */
export interface OpcUaSettingsValues extends Record<OpcUaPolicy, boolean>, LimitValues, TokenValues {
  port: string
  application_name: string
  interface: string
  modes: ModeChoice
  autostart: boolean
}

export type OpcUaSettingsForm = SettingsForm<OpcUaSettingsValues, OpcUaSettings>

/** What a remedy changes. */
export type SettingsChange = Partial<OpcUaSettingsValues>

const CODES: FieldTexts<OpcUaSettingsFault> = { unknown: 'opcuaServer.interface.unknown' }

export const isSecured = (values: Record<OpcUaPolicy, boolean>) =>
  POLICIES.some(({ id }) => id !== 'None' && values[id])

export function createOpcUaSettingsForm(
  loaded: Versioned<OpcUaSettings>,
  change: SettingsChange,
  onSaved: (stored: Versioned<OpcUaSettings>) => void
): OpcUaSettingsForm {
  const form: OpcUaSettingsForm = createSettingsForm<OpcUaSettings, OpcUaSettingsValues>({
    loaded,
    read: readOpcUaSettings,
    write: (values, version) => saveOpcUaSettings(requestOf(values), version),
    valuesOf,
    normalize: values => ({ ...values, application_name: values.application_name.trim() }),
    rules: {
      port: [required, port],
      application_name: [required, length(...opcUaSettings.application_name), oneLine],
      ...limitRules()
    },
    check,
    codes: CODES,
    onSaved
  })
  for (const field of fieldsOf(change)) {
    const value = change[field]
    if (value !== undefined) form.set(field, value)
  }
  return form
}

function valuesOf({ policies, modes, tokens, limits, ...rest }: OpcUaSettings): OpcUaSettingsValues {
  const enabled = (policy: OpcUaPolicy) => policies.includes(policy)
  const { min_sampling_ms, min_publishing_ms, max_sessions, max_subscriptions } = limits
  const { max_items, session_timeout_s, max_keep_alive, max_queue } = limits
  return {
    application_name: rest.application_name,
    port: String(rest.port),
    interface: rest.interface,
    autostart: rest.autostart,
    Aes256_Sha256_RsaPss: enabled('Aes256_Sha256_RsaPss'),
    Aes128_Sha256_RsaOaep: enabled('Aes128_Sha256_RsaOaep'),
    Basic256Sha256: enabled('Basic256Sha256'),
    Basic256: enabled('Basic256'),
    Basic128Rsa15: enabled('Basic128Rsa15'),
    None: enabled('None'),
    modes: choiceOf(modes),
    ...tokens,
    max_sessions: String(max_sessions),
    session_timeout_s: String(session_timeout_s),
    max_subscriptions: String(max_subscriptions),
    max_items: String(max_items),
    min_sampling_ms: String(min_sampling_ms),
    min_publishing_ms: String(min_publishing_ms),
    max_keep_alive: String(max_keep_alive),
    max_queue: String(max_queue)
  }
}

/** Without any, the choice that is recommended: it has no effect as long as messages are not secured. */
function choiceOf(modes: OpcUaSettings['modes']): ModeChoice {
  if (!modes.includes('Sign')) return 'SignAndEncrypt'
  return modes.includes('SignAndEncrypt') ? 'both' : 'Sign'
}

function requestOf(values: OpcUaSettingsValues): OpcUaSettings {
  const { application_name, interface: reachable, autostart, anonymous, username, certificate } = values
  return {
    application_name,
    interface: reachable,
    autostart,
    port: Number(values.port),
    policies: POLICIES.map(({ id }) => id).filter(id => values[id]),
    modes: [...MODES[values.modes]],
    tokens: { anonymous, username, certificate },
    limits: {
      min_sampling_ms: Number(values.min_sampling_ms),
      min_publishing_ms: Number(values.min_publishing_ms),
      max_sessions: Number(values.max_sessions),
      max_subscriptions: Number(values.max_subscriptions),
      max_items: Number(values.max_items),
      session_timeout_s: Number(values.session_timeout_s),
      max_keep_alive: Number(values.max_keep_alive),
      max_queue: Number(values.max_queue)
    }
  }
}

const limitRules = () =>
  Object.fromEntries(Object.entries(opcUaLimits).map(([limit, [min, max]]) => [limit, [required, integer(min, max)]]))

/** Rules that involve several fields. */
function check(values: OpcUaSettingsValues): FieldErrors<OpcUaSettingsValues> {
  const errors: FieldErrors<OpcUaSettingsValues> = {}
  if (!values.None && !isSecured(values)) errors.Aes256_Sha256_RsaPss = 'opcuaServer.policies.required'
  if (!values.anonymous && !values.username && !values.certificate) errors.username = 'opcuaServer.tokens.required'
  return errors
}
