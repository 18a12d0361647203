import type { FieldTexts } from '../../api/client/refusal-types'
import {
  readSerialPort,
  type SerialPort,
  type SerialPortFault,
  type SerialSettings,
  saveSerialPort
} from '../../api/communication'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import type { Versioned } from '../../lib/remote/versioned'

/** Names match those of the contract; the values of lists are texts. */
export interface PortValues extends Pick<SerialSettings, 'mode' | 'parity'> {
  baud_rate: `${SerialSettings['baud_rate']}`
  data_bits: `${SerialSettings['data_bits']}`
  stop_bits: `${SerialSettings['stop_bits']}`
}

export type PortForm = SettingsForm<PortValues, SerialSettings>

export const RATES = [1200, 2400, 4800, 9600, 14400, 19200, 28800, 38400, 57600, 76800, 115200, 187500] as const

const CODES: FieldTexts<SerialPortFault> = {
  needs_rs485: 'communication.needsRs485',
  not_on_port: 'communication.notOnPort',
  not_with_driver: 'communication.notWithDriver',
  rate_in_use: 'communication.rateInUse'
}

export const portValues = ({ mode, parity, baud_rate, data_bits, stop_bits }: SerialSettings): PortValues => ({
  mode,
  baud_rate: `${baud_rate}`,
  data_bits: `${data_bits}`,
  parity,
  stop_bits: `${stop_bits}`
})

/** As the panel takes it. */
export const portSettings = ({ mode, parity, ...values }: PortValues): SerialSettings => ({
  ...{ mode, parity },
  baud_rate: RATES.find(rate => `${rate}` === values.baud_rate) ?? 9600,
  data_bits: values.data_bits === '7' ? 7 : 8,
  stop_bits: values.stop_bits === '1' ? 1 : 2
})

export const createPortForm = (
  { id }: Pick<SerialPort, 'id'>,
  loaded: Versioned<SerialSettings>,
  onSaved: () => void
): PortForm =>
  createSettingsForm<SerialSettings, PortValues>({
    loaded,
    read: () => readSerialPort(id),
    write: (values, version) => saveSerialPort(id, portSettings(values), version),
    valuesOf: portValues,
    codes: CODES,
    onSaved
  })
