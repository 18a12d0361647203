import type { Translator } from '../../lib/text/i18n'
import type { DeviceValues } from './device-form'
import type { PortValues } from './port-form'
import { MODES, PARITIES, portName, rateText } from './texts'

type Labels<V> = Record<keyof V, string>

export const deviceLabels = (t: Translator['t']): Labels<DeviceValues> => ({
  enabled: t('communication.enabled'),
  port: t('common.term.port'),
  address: t('common.term.ipAddress'),
  tcp_port: t('common.term.tcpPort'),
  station: t('communication.station'),
  timeout_s: t('communication.timeout'),
  retries: t('common.term.retries'),
  turn_around_ms: t('communication.turnAround')
})

export const portLabels = (t: Translator['t']): Labels<PortValues> => ({
  mode: t('common.term.mode'),
  baud_rate: t('communication.baudRate'),
  data_bits: t('communication.dataBits'),
  parity: t('communication.parity'),
  stop_bits: t('communication.stopBits')
})

/** A value of either form, as its fields show it. */
export function valueText(field: keyof DeviceValues | keyof PortValues, value: unknown, t: Translator['t']): string {
  const text = String(value)
  if (typeof value === 'boolean') return t(value ? 'common.term.on' : 'common.term.off')
  if (field === 'port') return portName(text, t)
  if (field === 'baud_rate') return rateText(Number(text))
  const mode = Object.entries(MODES).find(([id]) => id === text)
  if (field === 'mode' && mode) return mode[1]
  const parity = Object.entries(PARITIES).find(([id]) => id === text)
  return field === 'parity' && parity ? t(parity[1]) : text
}
