import type { RefusalTexts } from '../../api/client/refusal-types'
import type {
  SecsGemConnection,
  SecsGemControl,
  SecsGemDirection,
  SecsGemError,
  SecsGemRefusal,
  SecsGemTest
} from '../../api/secs-gem'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { screenLink } from '../../stores/setting-links'
import type { Fault } from '../../ui/status/fault-banner'
import type { StatusText } from '../../ui/status/status-badge'
import type { SettingsValues } from './settings-form'

type T = Translator['t']

export const CONNECTIONS: Record<SecsGemConnection, StatusText> = {
  undefined: { tone: 'off', text: 'common.term.disabled' },
  disconnected: { tone: 'off', text: 'common.term.disconnected' },
  connecting: { tone: 'info', text: 'common.term.connecting' },
  connected: { tone: 'ok', text: 'common.term.connected' },
  disconnecting: { tone: 'info', text: 'secsGem.connection.disconnecting' },
  failure: { tone: 'bad', text: 'secsGem.connection.failure' }
}

export const CONTROLS: Record<SecsGemControl, StatusText & { hint: MessageKey }> = {
  offline: { tone: 'off', text: 'secsGem.control.offline', hint: 'secsGem.control.offline.hint' },
  online_local: { tone: 'info', text: 'secsGem.control.local', hint: 'secsGem.control.local.hint' },
  online_remote: { tone: 'ok', text: 'secsGem.control.remote', hint: 'secsGem.control.remote.hint' }
}

export const DIRECTION_TEXTS: Record<SecsGemDirection, MessageKey> = {
  sent: 'secsGem.sent',
  received: 'secsGem.received'
}

export const STEPS: Record<SecsGemTest['steps'][number]['name'], MessageKey> = {
  connect: 'common.term.connect',
  select: 'secsGem.step.select',
  establish: 'secsGem.step.establish'
}

export const REFUSALS: RefusalTexts<SecsGemRefusal> = {
  already_connected: 'secsGem.refused.connected',
  host_refused: 'secsGem.refused.host',
  not_connected: 'secsGem.refused.notConnected',
  not_licensed: 'secsGem.refused.licence',
  reply_timeout: 'secsGem.refused.reply',
  spool_empty: 'secsGem.refused.empty',
  switched_off: 'secsGem.refused.off'
}

export const settingsLabels = (t: T): Record<keyof SettingsValues, string> => ({
  enabled: t('secsGem.enabled'),
  mode: t('common.term.mode'),
  host: t('secsGem.host'),
  port: t('common.term.tcpPort'),
  device: t('secsGem.deviceId'),
  t3_s: t('secsGem.t3'),
  t5_s: t('secsGem.t5'),
  t6_s: t('secsGem.t6'),
  t7_s: t('secsGem.t7'),
  t8_s: t('secsGem.t8'),
  linktest_s: t('secsGem.linktest')
})

export function settingText(t: T, field: keyof SettingsValues, value: string | boolean): string {
  if (typeof value === 'boolean') return t(value ? 'common.term.on' : 'common.term.off')
  if (field === 'mode') return t(value === 'active' ? 'secsGem.mode.active' : 'secsGem.mode.passive')
  return value
}

type FaultName = SecsGemError['code']

/** As the keys of the texts have them. */
const NAMES = {
  unreachable: 'unreachable',
  connection_refused: 'connectionRefused',
  port_in_use: 'portInUse',
  no_host: 'noHost',
  select_timeout: 'selectTimeout',
  select_refused: 'selectRefused',
  not_selected: 'notSelected',
  device_id_mismatch: 'deviceIdMismatch',
  reply_timeout: 'replyTimeout',
  linktest_timeout: 'linktestTimeout',
  incomplete_message: 'incompleteMessage',
  invalid_message: 'invalidMessage',
  closed_by_host: 'closedByHost',
  rejected: 'rejected',
  communication_denied: 'communicationDenied',
  spool_full: 'spoolFull'
} as const satisfies Record<FaultName, string>

const FIELDS: Partial<Record<FaultName, keyof SettingsValues>> = {
  unreachable: 'host',
  connection_refused: 'port',
  port_in_use: 'port',
  no_host: 'port',
  select_timeout: 't6_s',
  not_selected: 't7_s',
  device_id_mismatch: 'device',
  reply_timeout: 't3_s',
  linktest_timeout: 'linktest_s',
  incomplete_message: 't8_s'
}

const ETHERNET = screenLink('ethernet')

/** What went wrong with the host, what to do, and the setting that is at fault. */
export function faultOf(t: T, { code, detail }: SecsGemError): Fault {
  const field = FIELDS[code]
  const name = NAMES[code]
  return {
    title: `secsGem.fault.${name}`,
    remedy: `secsGem.fault.${name}.remedy`,
    fixes: [
      ...(field ? [{ field, label: settingsLabels(t)[field] }] : []),
      ...(code === 'unreachable' ? [ETHERNET] : [])
    ],
    details: `${code}: ${plainText(detail, 300)}`
  }
}
