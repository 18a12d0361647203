import type { FieldTexts } from '../../../api/client/refusal-types'
import { opcUaDiscoverySettings as limits } from '../../../api/generated/limits/opcua-discovery'
import {
  type OpcUaDiscoveryFault,
  type OpcUaDiscoverySettings,
  readOpcUaDiscovery,
  saveOpcUaDiscovery
} from '../../../api/opcua-discovery'
import { flag, number, text } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import { pattern } from '../../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../../lib/form/settings-form'
import type { Versioned } from '../../../lib/remote/versioned'

export type DiscoveryValues = Edited<OpcUaDiscoverySettings, OpcUaDiscoverySettings>

export type DiscoveryForm = SettingsForm<DiscoveryValues, OpcUaDiscoverySettings>

const URL_SHAPE = /^opc\.tcp:\/\/[a-z\d.-]+(:\d{1,5})?(\/[!-~]*)?$/i

const CODES: FieldTexts<OpcUaDiscoveryFault> = {
  host: 'opcuaDiscovery.url.host',
  port: 'opcuaDiscovery.url.port'
}

const SETTINGS = fields<OpcUaDiscoverySettings, OpcUaDiscoverySettings>({
  register: flag('opcuaDiscovery.register', { control: 'check', hint: 'opcuaDiscovery.register.hint' }),
  url: text('common.term.address', limits.url, {
    trim: true,
    required: true,
    hint: 'opcuaDiscovery.url.hint',
    rules: [pattern(URL_SHAPE, 'opcuaDiscovery.url.shape')]
  }),
  interval_seconds: number('opcuaDiscovery.interval', limits.interval_seconds, {
    hint: 'opcuaDiscovery.interval.hint'
  }),
  mdns: flag('opcuaDiscovery.mdns', { control: 'check', hint: 'opcuaDiscovery.mdns.hint' })
})

export const createDiscoveryForm = (
  loaded: Versioned<OpcUaDiscoverySettings>,
  onSaved: (stored: Versioned<OpcUaDiscoverySettings>) => void
): DiscoveryForm =>
  createSettingsForm<OpcUaDiscoverySettings, DiscoveryValues>({
    ...SETTINGS,
    loaded,
    read: readOpcUaDiscovery,
    write: (values, version) => saveOpcUaDiscovery(SETTINGS.requestOf(values), version),
    codes: CODES,
    onSaved
  })
