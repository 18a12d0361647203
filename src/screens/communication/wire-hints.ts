import type { PlcReadResult, SerialSettings } from '../../api/communication'
import type { MessageKey } from '../../lib/text/message'

/** Where almost all characters are bad, the bits are read at the wrong times. */
const WRONG_RATE_PERCENT = 80
/** Where the stop bit is read from data or parity, which is 0 in about half of the characters. */
const WRONG_LENGTH_PERCENT = 35

/** How a port of each mode is wired. */
export const WIRING: Record<SerialSettings['mode'], MessageKey> = {
  rs232: 'communication.wiring.rs232',
  rs485_2w: 'communication.wiring.twoWires',
  rs485_4w: 'communication.wiring.fourWires'
}

const REMEDIES = {
  no_cable: 'communication.remedy.noCable',
  unreachable: 'communication.remedy.unreachable',
  connection_refused: 'communication.remedy.refused',
  wrong_reply: 'communication.remedy.wrongReply',
  exception: 'communication.remedy.exception',
  parity: 'communication.remedy.parity'
} as const

/** What to change, by the pattern of the errors; `mode` is that of the serial port, if there is one. */
export function remedyFor(
  code: NonNullable<PlcReadResult['code']>,
  percent: number | null,
  mode: SerialSettings['mode'] | undefined
): MessageKey {
  if (code === 'timeout') return mode ? 'communication.remedy.silentWire' : 'communication.remedy.timeout'
  if (code !== 'framing') return REMEDIES[code]
  if (percent === null || percent >= WRONG_RATE_PERCENT) return 'communication.remedy.baudRate'
  return percent >= WRONG_LENGTH_PERCENT ? 'communication.remedy.dataBits' : 'communication.remedy.stopBits'
}
