import type { FieldTexts } from '../../api/client/refusal-types'
import {
  type PlcDevice,
  type PlcDeviceFault,
  type PlcDeviceSettings,
  readPlcDevice,
  savePlcDevice
} from '../../api/communication'
import { plcDeviceSettings as limits } from '../../api/generated/limits/communication'
import { integer, port as portRule, type Rule, required, when } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { ipv4 } from '../../lib/network/ipv4-rules'
import type { Versioned } from '../../lib/remote/versioned'
import { plainNumber } from '../../lib/text/numbers'

/** Names match those of the contract, so that the panel's errors are shown at their fields. */
export interface DeviceValues extends Pick<PlcDeviceSettings, 'enabled' | 'port' | 'address'> {
  tcp_port: string
  station: string
  timeout_s: string
  retries: string
  turn_around_ms: string
}

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

export const deviceValues = (settings: PlcDeviceSettings): DeviceValues => ({
  enabled: settings.enabled,
  port: settings.port,
  address: settings.address,
  tcp_port: String(settings.tcp_port ?? ''),
  station: String(settings.station),
  timeout_s: String(settings.timeout_s),
  retries: String(settings.retries),
  turn_around_ms: String(settings.turn_around_ms)
})

/** As the contract has it. */
export const deviceSettings = (values: DeviceValues): PlcDeviceSettings => ({
  ...{ enabled: values.enabled, port: values.port },
  address: isNetwork(values) ? values.address.trim() : '',
  tcp_port: isNetwork(values) ? Number(values.tcp_port) : null,
  station: Number(values.station),
  timeout_s: Number(plainNumber(values.timeout_s)),
  retries: Number(values.retries),
  turn_around_ms: Number(values.turn_around_ms)
})

export const createDeviceForm = (
  { id, stations }: PlcDevice,
  loaded: Versioned<PlcDeviceSettings>,
  onSaved: () => void
): DeviceForm =>
  createSettingsForm<PlcDeviceSettings, DeviceValues>({
    loaded,
    read: () => readPlcDevice(id),
    write: (values, version) => savePlcDevice(id, deviceSettings(values), version),
    valuesOf: deviceValues,
    normalize: values => ({ ...values, address: values.address.trim() }),
    rules: {
      address: [when<DeviceValues>(isNetwork, required), when<DeviceValues>(isNetwork, ipv4)],
      tcp_port: [when<DeviceValues>(isNetwork, required), when<DeviceValues>(isNetwork, portRule)],
      station: [required, integer(stations.first, stations.last)],
      timeout_s: [required, timeout],
      retries: [required, integer(...limits.retries)],
      turn_around_ms: [required, integer(...limits.turn_around_ms)]
    },
    codes: CODES,
    onSaved
  })
