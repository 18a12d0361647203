import type { RadioId } from '../../api/wifi'
import type { Translator } from '../../lib/text/i18n'
import { $device } from '../../stores/device'

/** The only one that can be the hotspot. */
export const FIRST_RADIO = 'wlan0'

export const radiosOf = (count: number): [RadioId, ...RadioId[]] => [
  FIRST_RADIO,
  ...Array.from({ length: count - 1 }, (_, index): RadioId => `wlan${index + 1}`)
]

/** Numbered where there are several. */
export const radioName = (radio: RadioId, t: Translator['t']): string =>
  $device.get().wifiCount > 1
    ? t('common.term.wiFi', { number: Number(radio.replace('wlan', '')) + 1 })
    : t('menu.wifi')
