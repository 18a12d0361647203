import type { PlcLink, PlcLinkFault, SerialSettings } from '../../api/communication'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { PATH_FAULTS } from '../../stores/path-faults'
import { portName } from '../../stores/ports/plc-ports'
import type { StatusText } from '../../ui/status/status-badge'

type Condition = Pick<PlcLink, 'state' | 'reason'>
type Place = Pick<PlcLink, 'port' | 'address' | 'tcp_port' | 'station'>

const STATES: Record<PlcLink['state'], StatusText> = {
  no_reply: { tone: 'bad', text: 'common.term.noResponse' },
  port_conflict: { tone: 'bad', text: 'common.term.portConflict' },
  slow: { tone: 'warn', text: 'communication.state.slow' },
  up: { tone: 'plain', text: 'common.term.connected' },
  disabled: { tone: 'plain', text: 'common.term.disabled' }
}

const DISABLED: Record<NonNullable<PlcLink['reason']>, StatusText> = {
  restarting: { tone: 'info', text: 'common.term.restarting' },
  project_stopped: { tone: 'plain', text: 'communication.state.projectStopped' },
  switched_off: STATES.disabled
}

/** The worst first. */
const ORDER: readonly PlcLink['state'][] = ['no_reply', 'port_conflict', 'slow', 'up', 'disabled']

export const rankOf = ({ state }: Condition): number => ORDER.indexOf(state)

export const stateOf = ({ state, reason }: Condition): StatusText =>
  reason === null ? STATES[state] : DISABLED[reason]

export const FAULTS: Record<PlcLinkFault, MessageKey> = {
  no_cable: 'communication.fault.noCable',
  unreachable: PATH_FAULTS.unreachable.title,
  connection_refused: PATH_FAULTS.refused.title,
  timeout: 'communication.fault.timeout',
  wrong_reply: 'communication.fault.wrongReply',
  exception: 'communication.fault.exception',
  framing: 'communication.fault.framing',
  parity: 'communication.fault.parity'
}

export const PARITIES: Record<SerialSettings['parity'], MessageKey> = {
  none: 'common.term.none',
  even: 'communication.parity.even',
  odd: 'communication.parity.odd',
  mark: 'communication.parity.mark',
  space: 'communication.parity.space'
}

export const rateText = (rate: number): string => (rate === 187_500 ? '187.5K' : String(rate))

export const placeText = ({ port, address, tcp_port, station }: Place, t: Translator['t']): string =>
  t('communication.place', {
    where: port === 'lan' ? `${plainText(address, 15)}:${tcp_port ?? ''}` : portName(port, t),
    station
  })

/** `9600 8E1`, as it is on the label of a device. */
export const formatText = ({ baud_rate, data_bits, parity, stop_bits }: SerialSettings): string =>
  `${rateText(baud_rate)} ${data_bits}${parity.charAt(0).toUpperCase()}${stop_bits}`
