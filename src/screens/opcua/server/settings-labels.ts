import type { OpcUaSettings } from '../../../api/opcua'
import type { Translator } from '../../../lib/text/i18n'
import { joinDetail } from '../../../lib/text/join'
import type { MessageKey } from '../../../lib/text/message'
import { interfaceText } from './interfaces'
import type { ModeChoice, OpcUaSettingsValues, POLICIES } from './settings-form'
import { MODE_NAMES, POLICY_NAMES } from './texts'

type T = Translator['t']

export const TOKENS: readonly { id: keyof OpcUaSettings['tokens']; text: MessageKey; hint: MessageKey }[] = [
  { id: 'username', text: 'opcuaServer.token.username', hint: 'opcuaServer.token.username.hint' },
  { id: 'certificate', text: 'opcuaServer.token.certificate', hint: 'opcuaServer.token.certificate.hint' },
  { id: 'anonymous', text: 'opcuaServer.anonymous', hint: 'opcuaServer.token.anonymous.hint' }
]

export const settingsLabels = (t: T): Record<keyof OpcUaSettingsValues, string> => ({
  port: t('common.term.port'),
  application_name: t('opcuaServer.applicationName'),
  interface: t('opcuaServer.interface'),
  autostart: t('common.term.autostart'),
  ...POLICY_NAMES,
  modes: t('opcuaServer.mode'),
  anonymous: t('opcuaServer.anonymous'),
  username: t('opcuaServer.token.username'),
  certificate: t('opcuaServer.token.certificate'),
  min_sampling_ms: t('opcuaServer.limit.sampling'),
  min_publishing_ms: t('opcuaServer.limit.publishing'),
  max_sessions: t('opcuaServer.limit.sessions'),
  max_subscriptions: t('opcuaServer.limit.subscriptions'),
  max_items: t('opcuaServer.limit.items'),
  session_timeout_s: t('opcuaServer.limit.timeout'),
  max_keep_alive: t('opcuaServer.limit.keepAlive'),
  max_queue: t('opcuaServer.limit.queue')
})

export function modeText(t: T, choice: ModeChoice): string {
  return choice === 'both' ? t('opcuaServer.mode.both') : MODE_NAMES[choice]
}

/** What a field has, in words. */
export function valueText<F extends keyof OpcUaSettingsValues>(t: T, field: F, value: OpcUaSettingsValues[F]): string {
  if (typeof value === 'boolean') return t(value ? 'common.term.yes' : 'common.term.no')
  if (field === 'interface') return interfaceText(t, value)
  return isMode(value) ? modeText(t, value) : value
}

const isMode = (value: string): value is ModeChoice =>
  value === 'Sign' || value === 'SignAndEncrypt' || value === 'both'

export const policyText = (t: T, { id, deprecated }: (typeof POLICIES)[number]): string =>
  deprecated ? joinDetail(POLICY_NAMES[id], t('opcuaServer.policy.deprecated')) : POLICY_NAMES[id]
