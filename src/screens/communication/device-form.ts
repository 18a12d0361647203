import type { FieldTexts } from '../../api/client/refusal-types'
import {
  type PlcDevice,
  type PlcDeviceFault,
  type PlcDeviceSettings,
  readPlcDevice,
  savePlcDevice
} from '../../api/communication'
import { plcDeviceSettings as limits } from '../../api/generated/limits/communication'
import { choiceOf, flag, number, optional, port } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import { integer, type Rule, required } from '../../lib/form/rules'
import { type SettingsForm, settingsForm } from '../../lib/form/settings-form'
import { address } from '../../lib/network/codecs'
import { plainNumber } from '../../lib/text/numbers'
import { portName } from '../../stores/ports/plc-ports'

export type DeviceValues = Edited<PlcDeviceSettings, PlcDeviceSettings>

export type DeviceForm = SettingsForm<DeviceValues, PlcDeviceSettings>

const [first, last] = limits.timeout_s
const TIMEOUT = { first, last }

const CODES: FieldTexts<PlcDeviceFault> = {
  not_with_driver: 'communication.notWithDriver',
  duplicate_station: 'communication.duplicateStation',
  port_conflict: 'communication.portConflict'
}

const isNetwork = ({ port }: DeviceValues) => port === 'lan'

const timeout: Rule<unknown> = value => {
  const number = plainNumber(value) ?? ''
  if (value === '') return
  return /^\d+(\.\d)?$/.test(number) && Number(number) >= TIMEOUT.first && Number(number) <= TIMEOUT.last
    ? undefined
    : ['communication.timeout.rule', TIMEOUT]
}

const DEVICE = fields<PlcDeviceSettings, PlcDeviceSettings>({
  enabled: flag('communication.enabled'),
  port: choiceOf(['lan', 'com1', 'com2', 'com3'], 'common.term.port', (value, t) => portName(String(value), t)),
  address: address('common.term.ipAddress', { applies: isNetwork, required: true }),
  tcp_port: optional({ ...port('common.term.tcpPort', { applies: isNetwork }), limit: limits.tcp_port }, null),
  station: number('communication.station', limits.station),
  timeout_s: {
    ...number('common.term.timeout', limits.timeout_s, { unit: 'units.seconds' }),
    control: 'decimal',
    print: value => Number(plainNumber(value)),
    rules: [timeout]
  },
  retries: number('common.term.retries', limits.retries),
  turn_around_ms: number('communication.turnAround', limits.turn_around_ms, { unit: 'units.milliseconds' })
})

export const deviceValues = DEVICE.valuesOf

/** A serial device has no address. */
const normalize = (values: DeviceValues): DeviceValues =>
  DEVICE.normalize(isNetwork(values) ? values : { ...values, address: '', tcp_port: '' })

/** As the contract has it. */
export const deviceSettings = (values: DeviceValues): PlcDeviceSettings => DEVICE.requestOf(normalize(values))

export const createDeviceForm = ({ id, stations }: PlcDevice, onSaved: () => void) =>
  settingsForm(
    { ...DEVICE, normalize },
    {
      read: () => readPlcDevice(id),
      save: (settings, version) => savePlcDevice(id, settings, version),
      rules: { ...DEVICE.rules, station: [required, integer(stations.first, stations.last)] },
      codes: CODES,
      onSaved
    }
  )
