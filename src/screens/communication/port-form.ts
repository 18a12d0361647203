import type { FieldTexts } from '../../api/client/refusal-types'
import {
  readSerialPort,
  type SerialPort,
  type SerialPortFault,
  type SerialSettings,
  saveSerialPort
} from '../../api/communication'
import { choice, choiceOf, choiceOfNumbers } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import { type SettingsForm, settingsForm } from '../../lib/form/settings-form'
import { SERIAL_MODES } from '../../stores/ports/plc-ports'
import { PARITIES, rateText } from './texts'

export type PortValues = Edited<SerialSettings, SerialSettings>

export type PortForm = SettingsForm<PortValues, SerialSettings>

const RATES = [1200, 2400, 4800, 9600, 14400, 19200, 28800, 38400, 57600, 76800, 115200, 187500] as const

export const PORT = fields<SerialSettings, SerialSettings>({
  mode: choiceOf([], 'common.term.mode', mode => String(Reflect.get(SERIAL_MODES, String(mode)))),
  baud_rate: choiceOfNumbers(RATES, 'communication.baudRate', rate => rateText(Number(rate))),
  data_bits: choiceOfNumbers([7, 8], 'communication.dataBits'),
  parity: choice('communication.parity', PARITIES),
  stop_bits: choiceOfNumbers([1, 2], 'communication.stopBits')
})

const CODES: FieldTexts<SerialPortFault> = {
  needs_rs485: 'communication.needsRs485',
  not_on_port: 'communication.notOnPort',
  not_with_driver: 'communication.notWithDriver',
  rate_in_use: 'communication.rateInUse'
}

export const createPortForm = ({ id }: Pick<SerialPort, 'id'>, onSaved: () => void) =>
  settingsForm(PORT, {
    read: () => readSerialPort(id),
    save: (settings, version) => saveSerialPort(id, settings, version),
    codes: CODES,
    onSaved
  })
