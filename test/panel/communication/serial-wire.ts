import type { SerialSettings, Wire } from './communication-state'
import type { Outcome } from './outcome'

const SENT = 10

const garbled = (code: 'framing' | 'parity', bad: number): Outcome => ({
  code,
  detail: `${bad} of ${SENT} characters had ${code === 'parity' ? 'a wrong parity bit' : 'no valid stop bit'}`,
  percent: (bad / SENT) * 100
})

/** What a port receives from a station of its wire. */
export function exchange(wire: Wire | undefined, settings: SerialSettings, station: number): Outcome {
  const milliseconds = wire?.stations[station]
  if (!wire || wire.settings.mode !== settings.mode || milliseconds === undefined)
    return { code: 'timeout', detail: 'No character was received', percent: null }
  const sent = wire.settings
  if (sent.baud_rate !== settings.baud_rate) return garbled('framing', 9)
  const hasParity = [sent, settings].map(({ parity }) => parity !== 'none')
  // A bit more or less: what is read as the stop bit is a bit of the data or of the parity.
  if (sent.data_bits !== settings.data_bits || hasParity[0] !== hasParity[1]) return garbled('framing', 5)
  if (sent.parity !== settings.parity) return garbled('parity', 10)
  // The second stop bit is the start bit of the next character.
  if (sent.stop_bits < settings.stop_bits) return garbled('framing', 2)
  return { milliseconds }
}
