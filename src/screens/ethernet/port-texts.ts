import type { EthernetPort } from '../../api/ethernet'
import type { Translator } from '../../lib/text/i18n'
import type { StatusText } from '../../ui/status/status-badge'
import type { PortValues } from './port-settings'

export const labelsOf = (t: Translator['t']): Record<keyof PortValues, string> => ({
  method: t('ethernet.mode'),
  address: t('ethernet.address'),
  mask: t('ethernet.mask'),
  gateway: t('ethernet.gateway'),
  dns1: t('ethernet.dns1'),
  dns2: t('ethernet.dns2'),
  hostname: t('ethernet.hostname'),
  mtu: t('ethernet.mtu')
})

export const STATES: Record<EthernetPort['state'], StatusText> = {
  link_down: { tone: 'off', text: 'ethernet.state.linkDown' },
  acquiring: { tone: 'warn', text: 'ethernet.state.acquiring' },
  up: { tone: 'ok', text: 'ethernet.state.up' },
  conflict: { tone: 'bad', text: 'ethernet.state.conflict' },
  fallback: { tone: 'warn', text: 'ethernet.state.fallback' }
}

export function textOf(field: keyof PortValues, value: unknown, t: Translator['t']): string {
  if (field !== 'method') return String(value)
  return t(value === 'dhcp' ? 'ethernet.mode.dhcp' : 'ethernet.mode.static')
}

/** The label printed next to the socket: `eth0` is LAN 1. */
export const portName = (id: string, t: Translator['t']): string =>
  t('ethernet.port', { number: Number(id.replace(/\D/g, '')) + 1 })
