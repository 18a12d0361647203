import type { Translator } from '../../lib/text/i18n'
import type { PortValues } from './port-form'
import { MODES, PARITIES, rateText } from './texts'

export const portLabels = (t: Translator['t']): Record<keyof PortValues, string> => ({
  mode: t('common.term.mode'),
  baud_rate: t('communication.baudRate'),
  data_bits: t('communication.dataBits'),
  parity: t('communication.parity'),
  stop_bits: t('communication.stopBits')
})

/** A value as its field shows it. */
export function valueText(field: keyof PortValues, value: unknown, t: Translator['t']): string {
  const text = String(value)
  if (field === 'baud_rate') return rateText(Number(text))
  const mode = Object.entries(MODES).find(([id]) => id === text)
  if (field === 'mode' && mode) return mode[1]
  const parity = Object.entries(PARITIES).find(([id]) => id === text)
  return field === 'parity' && parity ? t(parity[1]) : text
}
