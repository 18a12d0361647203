import type { Translator } from '../../lib/text/i18n'
import { withUnit } from '../../lib/text/measures'
import type { MessageKey } from '../../lib/text/message'
import type { HotspotValues } from './settings-values'

export type Labels = Record<Exclude<keyof HotspotValues, 'password' | 'password_set'>, string>

export const labelsOf = (t: Translator['t']): Labels => ({
  use: t('hotspot.use'),
  ssid: t('common.term.ssid'),
  security: t('common.term.security'),
  country: t('hotspot.country'),
  band: t('hotspot.band'),
  channel: t('common.term.channel'),
  address: t('hotspot.address'),
  dhcp_first: t('hotspot.dhcpFirst'),
  dhcp_last: t('hotspot.dhcpLast'),
  lease_minutes: t('hotspot.lease'),
  hidden: t('hotspot.hidden'),
  isolate: t('hotspot.isolate'),
  max_clients: t('hotspot.maxClients'),
  auto_off_minutes: t('hotspot.autoOff')
})

const SECURITIES: Record<string, string> = { wpa2: 'WPA2', wpa3: 'WPA3', 'wpa2-wpa3': 'WPA2/WPA3' }

const USE_TEXTS = new Map<string, MessageKey>([
  ['always', 'hotspot.use.always'],
  ['wifi_lost', 'hotspot.use.wifiLost'],
  ['never', 'hotspot.use.never']
])

/** What the panel does with the radio. */
export const USE_HINTS: Record<HotspotValues['use'], MessageKey> = {
  always: 'hotspot.use.always.hint',
  wifi_lost: 'hotspot.use.wifiLost.hint',
  never: 'hotspot.use.never.hint'
}

export function textOf(field: keyof Labels, value: unknown, t: Translator['t']): string {
  const text = String(value)
  if (typeof value === 'boolean') return t(value ? 'common.term.on' : 'common.term.off')
  const use = field === 'use' ? USE_TEXTS.get(text) : undefined
  if (use) return t(use)
  if (field === 'security') return SECURITIES[text] ?? text
  if (field === 'band') return withUnit(text, 'GHz')
  return field === 'channel' && text === '0' ? t('hotspot.channel.auto') : text
}
