import type { EthernetPort } from '../../api/ethernet'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import type { Tone } from '../../ui/status/status-badge'
import type { PortValues } from './port-values'

export const FIELD_LABELS: Record<keyof PortValues, MessageKey> = {
  mode: 'ethernet.mode',
  address: 'ethernet.address',
  mask: 'ethernet.mask',
  gateway: 'ethernet.gateway',
  dns1: 'ethernet.dns1',
  dns2: 'ethernet.dns2',
  hostname: 'ethernet.hostname',
  mtu: 'ethernet.mtu'
}

export const STATES: Record<EthernetPort['state'], { tone: Tone; text: MessageKey }> = {
  link_down: { tone: 'off', text: 'ethernet.state.linkDown' },
  acquiring: { tone: 'warn', text: 'ethernet.state.acquiring' },
  up: { tone: 'ok', text: 'ethernet.state.up' },
  conflict: { tone: 'bad', text: 'ethernet.state.conflict' },
  fallback: { tone: 'warn', text: 'ethernet.state.fallback' }
}

export const modeText = (mode: PortValues['mode']): MessageKey =>
  mode === 'dhcp' ? 'ethernet.mode.dhcp' : 'ethernet.mode.static'

/** What is printed beside the socket: `eth0` is LAN 1. */
export const portName = (id: string, t: Translator['t']): string =>
  t('ethernet.port', { number: Number(id.replace(/\D/g, '')) + 1 })
