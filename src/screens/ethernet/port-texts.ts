import type { EthernetPort } from '../../api/ethernet'
import type { Translator } from '../../lib/text/i18n'
import type { StatusText } from '../../ui/status/status-badge'
import type { PortValues } from './port-settings'

export const labelsOf = (t: Translator['t']): Record<keyof PortValues, string> => ({
  method: t('ethernet.mode'),
  address: t('common.term.ipAddress'),
  mask: t('common.term.subnetMask'),
  gateway: t('common.term.gateway'),
  dns1: t('common.term.dnsServer1'),
  dns2: t('common.term.dnsServer2'),
  hostname: t('common.term.hostname'),
  mtu: t('ethernet.mtu')
})

export const STATES: Record<EthernetPort['state'], StatusText> = {
  link_down: { tone: 'off', text: 'common.term.noCable' },
  acquiring: { tone: 'warn', text: 'ethernet.state.acquiring' },
  up: { tone: 'ok', text: 'common.term.connected' },
  conflict: { tone: 'bad', text: 'ethernet.state.conflict' },
  fallback: { tone: 'warn', text: 'ethernet.state.fallback' }
}

export function textOf(field: keyof PortValues, value: unknown, t: Translator['t']): string {
  if (field !== 'method') return String(value)
  return t(value === 'dhcp' ? 'ethernet.mode.dhcp' : 'common.term.static')
}

/** The label printed next to the socket: `eth0` is LAN 1. */
export const portName = (id: string, t: Translator['t']): string =>
  t('common.term.lan', { number: Number(id.replace(/\D/g, '')) + 1 })
