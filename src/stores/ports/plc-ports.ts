import type { SerialSettings } from '../../api/communication'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'

/** The same in every language. */
export const SERIAL_MODES: Record<SerialSettings['mode'], string> = {
  rs232: 'RS-232',
  rs485_2w: 'RS-485 2W',
  rs485_4w: 'RS-485 4W'
}

/** `COM2`; the network has no name of its own. */
export const portName = (port: string, t: Translator['t']): string =>
  port === 'lan' ? t('communication.lan') : plainText(port, 8).toUpperCase()
